/// What became of a smaller version of an image.
public enum RenditionState: Hashable, Sendable {
  /// It is there.
  case made
  /// It is being made: who asked is asked again later.
  case awaited
  /// It cannot be made; the reason is a sentence without a full stop.
  case refused(String)
}
