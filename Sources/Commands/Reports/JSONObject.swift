internal import Diagnostics

/// An object of JSON whose values are JSON already.
struct JSONObject {
  let text: String

  init(_ members: [(name: String, value: String)]) {
    text = "{\(members.map { "\(JSONText.quoted($0.name)):\($0.value)" }.joined(separator: ","))}"
  }
}
