import Commands
import Fragments
import Site

/// The commands of Vipera over its modules, one more, and one more directive.
@main
enum Main {
  static func main() async {
    await Program.run { kit, collections in
      let kit = kit.adding([StepFragment.directive(kit.templates)])
      return AppModules.all(kit, collections) + [YearsPage.module(kit)]
    }
  }
}
