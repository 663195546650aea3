import Diagnostics
import Markup
import Routing
import Viper

/// A page type made of the smallest roles: greets by name.
enum Greeting {
  struct Request: Hashable, Sendable {
    let name: String
  }

  struct Response: Equatable, Encodable, Sendable {
    let name: String
  }

  struct ViewModel: Equatable, Sendable {
    let text: String
  }

  struct NobodyThere: Error, CustomStringConvertible {
    var description: String { "nobody is there" }
  }
}

struct GreetingInteractor: Interactor {
  let names: [String]
  var isSilent = false

  func requests() throws -> [Greeting.Request] {
    if names.isEmpty { throw Greeting.NobodyThere() }
    return names.map(Greeting.Request.init)
  }

  func respond(to request: Greeting.Request) throws -> Greeting.Response {
    if isSilent { throw Greeting.NobodyThere() }
    return Greeting.Response(name: "interactor(\(request.name))")
  }
}

struct GreetingPresenter: Presenter {
  func present(_ response: Greeting.Response, router: GreetingRouter) -> Greeting.ViewModel {
    Greeting.ViewModel(text: "presenter(\(response.name), at \(router.ways.toHere?.href ?? "nowhere"))")
  }
}

struct GreetingRouter: Router {
  var ways = Ways.nowhere

  func destination(of request: Greeting.Request) -> Destination {
    Destination(Route(kind: "greeting", name: request.name), at: OutputPath(folder: [request.name]))
  }
}

struct GreetingView: View {
  var faults: [Diagnostic] = []

  func render(_ model: Greeting.ViewModel, into page: inout MarkupWriter) {
    page.write("<p>")
    page.writeEscaped("view(\(model.text))")
    page.write("</p>")
  }
}
