import Markup
import StoredValues

/// How a value is read where it lies in memory.
indirect enum Reader: Sendable {
  /// A type whose values are encoded.
  typealias Encoded = any (Encodable & SendableMetatype).Type

  /// A value that cannot be encoded.
  struct Refusal: Error, CustomStringConvertible {
    let type: String
    let error: any Error

    var description: String { "\(type) cannot be encoded: \(error)" }
  }

  /// A `String`, or a struct that is one and nothing else.
  case text
  case boolean
  /// A number of the standard library, which is printed by its description.
  case number(any (LosslessStringConvertible & Sendable).Type)
  case markup(any MarkupValue.Type)
  case object
  case list(any StoredList.Type)
  /// What may be missing; if it is there, the value is so many bytes behind its start.
  case optional(any StoredOptional.Type, Reader, offset: Int)
  /// A type that is encoded in its own way, and the fields that lead on from what comes of it.
  case encoded(Encoded, Schema.ID, path: [Int])
  /// A `Value`, and the fields that lead on from it.
  case value(path: [Int])
  /// What is never there.
  case nothing

  /// Finds the value that is meant by the memory at `pointer`, behind all that may be missing and encoded
  /// where it has to be; `body` gets a reader that is none of these. Tells whether there is one.
  @discardableResult
  func reach(
    at pointer: UnsafeRawPointer, in schema: Schema, _ body: (Reader, UnsafeRawPointer) -> Void
  ) throws(Refusal) -> Bool {
    switch self {
    case .nothing: return false
    case .text, .boolean, .number, .markup, .object, .list:
      body(self, pointer)
      return true
    case .optional(let type, let reader, let offset):
      var result = Result<Bool, Refusal>.success(false)
      let isThere = type.unwrap(at: pointer) { start in
        do throws(Refusal) {
          result = .success(try reader.reach(at: start + offset, in: schema, body))
        } catch {
          result = .failure(error)
        }
      }
      let isReached = try result.get()
      return isThere && isReached
    case .encoded(let type, let id, let path):
      let value = try Self.encode(type, at: pointer, in: schema, as: id)
      return Self.reach(value[path], body)
    case .value(let path):
      return Self.reach(pointer.assumingMemoryBound(to: Value.self).pointee[path], body)
    }
  }

  private static func reach(_ value: Value, _ body: (Reader, UnsafeRawPointer) -> Void) -> Bool {
    if case .absent = value { return false }
    withUnsafePointer(to: value) { body(.value(path: []), UnsafeRawPointer($0)) }
    return true
  }

  static func encode<Model: Encodable>(
    _ type: Model.Type, at pointer: UnsafeRawPointer, in schema: Schema, as id: Schema.ID
  ) throws(Refusal) -> Value {
    do {
      return try ValueEncoder.value(of: pointer.assumingMemoryBound(to: type).pointee, in: schema, as: id)
    } catch {
      throw Refusal(type: "\(type)", error: error)
    }
  }
}

extension Reader {
  /// The number at `pointer`, as text.
  static func text<Number: LosslessStringConvertible>(
    of type: Number.Type, at pointer: UnsafeRawPointer
  ) -> String {
    pointer.assumingMemoryBound(to: type).pointee.description
  }

  /// The markup at `pointer`.
  static func markup<Markup: MarkupValue>(of type: Markup.Type, at pointer: UnsafeRawPointer) -> Markup {
    pointer.assumingMemoryBound(to: type).pointee
  }
}
