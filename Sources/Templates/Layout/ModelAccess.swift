import Synchronization

/// How a program reaches the values of a model.
final class Access: Sendable {
  /// How the whole model is read.
  let root: Reader
  /// Where the operations find their values.
  let readings: Readings

  init(of program: Program, in layout: Layout) {
    root = layout.find([], from: layout.root).reader
    readings = Readings(of: program, in: layout)
  }
}

/// Chooses how a program reaches the values of each model that it is run for.
///
/// To find out how models lie in memory takes about as long as to encode five of them, and most templates of a small site make
/// one page or none: the first of Vipera's own models are encoded as a whole, and how they lie is found out for the one after
/// them. A site of 30 articles, 81 pages, took 39.9 ms when it was found out for every template, and 36.8 ms when it was for those
/// of more than five pages (medians of 60 pairs); with two it takes no longer. Models of others may be encoded in ways that no
/// made-up value brings to light: which page comes first must not matter for them, so none of them is treated differently.
final class ModelAccess: Sendable {
  /// How many of Vipera's own models are encoded by each template.
  static let encodedCount = 2

  private let program: Program
  private let model: LayoutFinder.Model?
  private let schema: Schema
  let encoding: Access
  private let inPlace = AtomicLazyReference<Access>()
  private let count = Atomic(0)

  /// Without the type of a model there are values that have been encoded already.
  init(of program: Program, to model: LayoutFinder.Model?, in schema: Schema) {
    self.program = program
    self.model = model
    self.schema = schema
    encoding = Access(of: program, in: model.map { .encoding($0.type, in: schema) } ?? .encoded)
  }

  /// How the next model is reached.
  func next() -> Access {
    if let known = inPlace.load() { return known }
    guard let model else { return encoding }
    if model.isOwn, count.wrappingAdd(1, ordering: .relaxed).oldValue != Self.encodedCount { return encoding }
    let access = Access(of: program, in: LayoutFinder.layout(of: model, in: schema))
    return inPlace.storeIfNil(access.readings.isConsistent ? access : encoding)
  }
}
