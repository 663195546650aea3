public import Viper

extension RobotsFile {
  /// The file `robots.txt`.
  public static func module() -> any PageModule {
    Module(
      "Robots", interactor: StaticInteractor(Request()), presenter: RobotsPresenter(), view: RobotsView(),
      router: RobotsRouter())
  }
}
