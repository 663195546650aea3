internal import Diagnostics

/// The faults of a page while it is checked, as many as anybody could want to know.
///
/// A broken page may have millions. From a number of errors on, further faults are counted and no longer put into words, which is
/// what takes long and much memory. All who check a page share the one list.
final class FaultList {
  /// How many errors are kept.
  private static let errorLimit = 10_000

  /// What is kept.
  private(set) var faults: [Fault] = []
  /// How many faults more there are.
  private(set) var omittedCount = 0
  private var errorCount = 0

  /// Adds a fault, or counts it. Not made part of those who call it: they would see to the list for each element without a fault.
  @inline(never)
  func append(_ fault: @autoclosure () -> Fault) {
    if errorCount >= Self.errorLimit {
      omittedCount += 1
      return
    }
    let fault = fault()
    if fault.rule.severity == .error { errorCount += 1 }
    faults.append(fault)
  }

  /// Adds faults that are there already.
  static func += (list: FaultList, faults: some Sequence<Fault>) {
    for fault in faults { list.append(fault) }
  }

  /// Counts faults that nobody put into words.
  func omit(_ count: Int) { omittedCount += count }

  /// Forgets the page before.
  func removeAll() {
    faults.removeAll(keepingCapacity: true)
    omittedCount = 0
    errorCount = 0
  }

  /// Puts other faults in the place of those that are kept.
  func replace(by faults: [Fault]) { self.faults = faults }
}
