import Synchronization

/// A template that is compiled when it is first asked for. Tasks that ask at the same time may both compile it; one of the
/// results is kept.
final class LazyTemplate: Sendable {
  private let compile: @Sendable () -> CompiledTemplate
  private let known = AtomicLazyReference<CompiledTemplate>()

  init(_ compile: @escaping @Sendable () -> CompiledTemplate) {
    self.compile = compile
  }

  var compiled: CompiledTemplate { known.load() ?? known.storeIfNil(compile()) }
}
