import Diagnostics

/// What the names of a template mean at a place in it: the values whose keys are in sight, innermost last.
struct Scope {
  /// What a name stands for.
  struct Place {
    /// Which of the values in sight it starts from, outermost first.
    let frame: Int
    /// The fields that lead on from there.
    let path: [Int]
    let kind: Schema.Kind
    let id: Schema.ID
    let isOptional: Bool
    /// The fields on the way, as those of their objects.
    var fields: [FieldID]
  }

  /// A field of an object.
  struct FieldID: Hashable {
    let object: Schema.ID
    let index: Int
  }

  let schema: Schema
  private(set) var frames: [Schema.ID]
  /// For each value in sight the one it is a part of, and whether it is a smaller part; nothing for those that were
  /// in sight from the start.
  private var owners: [(frame: Int, isSmaller: Bool)?]

  init(_ schema: Schema) {
    self.init(schema, frames: [schema.root])
  }

  init(_ schema: Schema, frames: [Schema.ID]) {
    self.schema = schema
    self.frames = frames
    owners = Array(repeating: nil, count: frames.count)
  }

  /// Brings a value in sight that is a part of what is at a place, or an element of the list there.
  mutating func push(_ id: Schema.ID, of place: Place?) {
    frames.append(id)
    owners.append(place.map { ($0.frame, !$0.path.isEmpty || id != $0.id) })
  }

  mutating func pop() {
    frames.removeLast()
    owners.removeLast()
  }

  /// Whether the value at hand is a smaller part of the one that was at hand when `count` values were in sight.
  func hasShrunk(since count: Int) -> Bool {
    var frame = frames.count - 1
    var isSmaller = false
    while frame >= count, let owner = owners[frame] {
      frame = owner.frame
      isSmaller = isSmaller || owner.isSmaller
    }
    return frame == count - 1 && isSmaller
  }

  /// The values in sight without those whose keys are all hidden by one further in: which they are, and what.
  var distinct: [Int] {
    var seen: Set<Schema.ID> = []
    let last = frames.count - 1
    let kept = frames.indices.reversed().filter { frame in
      if frame == last { return seen.insert(frames[frame]).inserted }
      switch schema[frames[frame]] {
      case .object, .unknown: return seen.insert(frames[frame]).inserted
      default: return false
      }
    }
    return kept.reversed()
  }

  /// Finds what a name stands for: its first key in the innermost value that has it, the others from there.
  func find(_ name: Name) -> Result<Place, Miss> {
    let keys = name.keys
    guard let first = keys.first else {
      return .success(place(frames.count - 1, [], frames[frames.count - 1], isOptional: false))
    }
    for frame in frames.indices.reversed() {
      if case .unknown = schema[frames[frame]] { return .success(place(frame, [], Schema.unknown)) }
      if let step = step(from: frames[frame], to: first) {
        let field = FieldID(object: frames[frame], index: step.index)
        return walk(
          keys,
          from: place(
            frame, [step.index], step.field.kind, isOptional: step.field.isOptional, fields: [field]))
      }
    }
    return .failure(Miss(key: first, owner: nil, candidates: visibleKeys, all: self.keys(of: frames.last)))
  }

  private func walk(_ keys: [String], from start: Place) -> Result<Place, Miss> {
    var here = start
    for (index, key) in keys.enumerated().dropFirst() {
      if case .unknown = here.kind { return .success(here) }
      guard let step = step(from: here.id, to: key) else {
        let owner = (name: keys[..<index].joined(separator: "."), kind: here.kind)
        return .failure(
          Miss(key: key, owner: owner, candidates: self.keys(of: here.id), all: self.keys(of: here.id)))
      }
      here = place(
        here.frame, here.path + [step.index], step.field.kind,
        isOptional: here.isOptional || step.field.isOptional,
        fields: here.fields + [FieldID(object: here.id, index: step.index)])
    }
    return .success(here)
  }

  private func step(from id: Schema.ID, to key: String) -> (index: Int, field: Schema.Field)? {
    guard case .object(let fields) = schema[id], let index = fields.firstIndex(where: { $0.key == key })
    else { return nil }
    return (index, fields[index])
  }

  private func place(
    _ frame: Int, _ path: [Int], _ id: Schema.ID, isOptional: Bool = false, fields: [FieldID] = []
  ) -> Place {
    Place(frame: frame, path: path, kind: schema[id], id: id, isOptional: isOptional, fields: fields)
  }

  private var visibleKeys: [String] {
    frames.flatMap { keys(of: $0) }
  }

  private func keys(of id: Schema.ID?) -> [String] {
    guard let id, case .object(let fields) = schema[id] else { return [] }
    return fields.map(\.key)
  }
}

/// A key that does not exist.
struct Miss: Error {
  let key: String
  /// The part of the name before the key, and what that is; without one the key stood first.
  let owner: (name: String, kind: Schema.Kind)?
  /// The keys that may have been meant.
  let candidates: [String]
  /// The keys of the value at hand.
  let all: [String]

  func fault(at offset: Int) -> Fault {
    let message =
      switch owner {
      case nil: "there is no \"\(key)\" here"
      case (let name, .object)?: "\"\(name)\" has no \"\(key)\""
      case (let name, .list)?: "\"\(name)\" is a list and has no \"\(key)\""
      case (let name, .map)?: "\"\(name)\" is a dictionary, whose keys a template cannot know"
      case (let name, .markup)?: "\"\(name)\" is markup and has no \"\(key)\""
      case (let name, .boolean)?: "\"\(name)\" is true or false and has no \"\(key)\""
      case (let name, _)?: "\"\(name)\" is text and has no \"\(key)\""
      }
    return Fault("template/unknown-key", message, at: offset, hint: hint)
  }

  private var hint: String? {
    if let question = NearMiss.question(key, among: candidates) { return question }
    if let owner, case .list = owner.kind {
      return "write {{#\(owner.name)}}{{\(key)}}{{/\(owner.name)}}"
    }
    let shown = all.prefix(12)
    return shown.isEmpty
      ? nil : "the keys are \(shown.joined(separator: ", "))\(all.count > shown.count ? " and more" : "")"
  }
}
