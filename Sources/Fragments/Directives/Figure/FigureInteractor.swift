import Prose
import Viper

/// Chooses the size of a picture and its one caption.
struct FigureInteractor: DirectiveInteractor {
  func respond(to request: FigureFragment.Request) throws(ArgumentFaults) -> FigureFragment.Response {
    if request.hasTwoCaptions {
      throw ArgumentFaults(
        "the caption stands both in the argument and in the body", of: "caption",
        hint: "leave one of them out")
    }
    // Where one side is given, the other follows from it.
    let isFree = request.width == nil && request.height == nil
    return .init(
      source: request.source, alternative: request.alternative, caption: request.caption,
      width: isFree ? request.image?.width : request.width,
      height: isFree ? request.image?.height : request.height, choice: request.image?.choice,
      body: request.body)
  }
}
