import Commands
import Site

/// The commands of Vipera over its modules and one more.
@main
enum Main {
  static func main() async {
    await Program.run { kit, collections in
      AppModules.all(kit, collections) + [YearsPage.module(kit)]
    }
  }
}
