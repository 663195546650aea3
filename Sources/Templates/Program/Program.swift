import Markup

/// A template with everything in it that it includes, as operations one after the other.
struct Program: Sendable {
  /// Where a value is found.
  struct Slot: Sendable {
    /// Which of the values in sight it starts from, outermost first.
    let frame: Int
    /// The fields that lead on from there: a range of `steps`.
    let path: Range<Int>
  }

  enum Operation: Sendable {
    /// Writes a range of `statics`.
    case write(Range<Int>)
    /// Writes text as the place asks for.
    case text(Slot, Escaping)
    /// Writes markup, and text as if it were markup.
    case markup(Slot)
    /// Goes on at another operation if the value is missing, false or an empty list.
    case skipUnless(Slot, to: Int)
    /// Goes on at another operation unless the value is missing, false or an empty list.
    case skipIf(Slot, to: Int)
    /// Brings a value in sight, or goes on at another operation if it is missing.
    case enter(Slot, orTo: Int)
    /// Takes the innermost value out of sight.
    case leave
    /// Brings the first element of a list in sight, or goes on at another operation if there is none.
    case loop(Slot, orTo: Int)
    /// Goes on at another operation unless the value is this text.
    case skipUnlessEqual(Slot, String, to: Int)
    /// Runs a procedure with some of the values in sight, by their numbers in `steps`, and goes on behind.
    case call(Int, frames: Range<Int>)
    /// Ends a procedure, or the program.
    case leaveProcedure
    /// Brings the next element in sight and goes on at another operation, or takes the last out of sight.
    case next(Int)
  }

  /// A place in a template.
  struct Origin: Sendable {
    let template: Int
    let offset: Int
  }

  /// A byte of `statics` whose place is known; those behind it follow its source as long as they are the
  /// same.
  struct Anchor: Sendable {
    let position: Int
    let origin: Origin
  }

  var operations: [Operation] = []
  /// Where each operation comes from.
  var origins: [Origin] = []
  var statics: [UInt8] = []
  var anchors: [Anchor] = []
  var steps: [Int] = []
  /// Where each procedure starts: a piece of template that includes itself.
  var procedures: [Int] = []
}

extension Program {
  /// The number of the first anchor that is not before `position`, found by halving.
  func firstAnchor(at position: Int) -> Int {
    var low = 0
    var high = anchors.count
    while low < high {
      let middle = (low + high) / 2
      if anchors[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
