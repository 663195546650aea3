import Markup
import Viper

/// Writes a file as a script that calls one function, which browsers load from a disk, too.
struct SearchFileView: View {
  var form: PageForm { .text }

  func render(_ model: SearchFile.Response, into page: inout MarkupWriter) {
    page.write("viperaSearch(\"")
    page.write(model.name.utf8)
    page.write("\",")
    page.write(model.json.utf8)
    page.write(");\n")
  }
}
