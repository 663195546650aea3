import Commands

/// The program `vipera`.
@main
enum Main {
  static func main() async {
    await Program.run()
  }
}
