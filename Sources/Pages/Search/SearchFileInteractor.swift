import Viper

/// Hands out the files of an index.
struct SearchFileInteractor: Interactor {
  let files: [SearchFile.Response]

  func requests() -> [SearchFile.Request] { files.indices.map { .init(place: $0) } }

  func respond(to request: SearchFile.Request) -> SearchFile.Response { files[request.place] }
}
