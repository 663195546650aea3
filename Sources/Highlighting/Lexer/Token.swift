/// A run of bytes of one kind; it begins where the token before it ends.
struct Token: Equatable {
  /// Where it ends, in bytes from the start of the code.
  var end: Int
  var kind: Kind
}
