/// How long a client may take.
struct Patience: Sendable {
  /// To be silent between requests.
  var idle = Duration.seconds(60)
  /// To send a head, or to take in a part of an answer.
  var transfer = Duration.seconds(10)
  /// To end after it was told that nothing more comes.
  var farewell = Duration.seconds(1)
}
