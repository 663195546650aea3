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
  }

  let schema: Schema
  private(set) var frames: [Schema.ID]

  init(_ schema: Schema) {
    self.schema = schema
    frames = [schema.root]
  }

  mutating func push(_ id: Schema.ID) {
    frames.append(id)
  }

  mutating func pop() {
    frames.removeLast()
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
        return walk(
          keys, from: place(frame, [step.index], step.field.kind, isOptional: step.field.isOptional))
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
        isOptional: here.isOptional || step.field.isOptional)
    }
    return .success(here)
  }

  private func step(from id: Schema.ID, to key: String) -> (index: Int, field: Schema.Field)? {
    guard case .object(let fields) = schema[id], let index = fields.firstIndex(where: { $0.key == key })
    else { return nil }
    return (index, fields[index])
  }

  private func place(_ frame: Int, _ path: [Int], _ id: Schema.ID, isOptional: Bool = false) -> Place {
    Place(frame: frame, path: path, kind: schema[id], id: id, isOptional: isOptional)
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
