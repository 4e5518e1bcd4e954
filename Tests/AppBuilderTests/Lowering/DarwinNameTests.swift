import Testing

@testable import AppBuilder

struct DarwinNameTests {
    @Test func theModuleHasAnotherName() {
        #expect(Lowering.body("import Darwin\nlet a = Darwin.exp(1)\n").contains("let a = QuinceFoundation.exp(1)"))
    }

    @Test func timesOfFilesAreLinuxs() {
        let body = Lowering.body("import Darwin\nlet a = info.st_mtimespec.tv_sec + info.st_ctimespec.tv_sec + info.st_size\n")
        #expect(body.contains("let a = info.st_mtim.tv_sec + info.st_ctim.tv_sec + info.st_size"))
    }

    @Test func fieldsInExtensionsOfTheStructure() {
        #expect(Lowering.body("extension stat {\n  var a: Int { st_mtimespec.tv_sec }\n}\n").contains("{ st_mtim.tv_sec }"))
        #expect(Lowering.body("let st_mtimespec = 1\nlet a = st_mtimespec\n").contains("let a = st_mtimespec"))
    }

    @Test func functionsThatCGFloatHidesAreTheLibrarys() {
        let source = "extension CGFloat {\n  func a(_ b: CGFloat) -> CGFloat { abs(self - b) + max(self, b) + sin(self) }\n}\n"
        #expect(Lowering.body(source).contains("{ Swift.abs(self - b) + Swift.max(self, b) + sin(self) }"))
        #expect(Lowering.body("extension Double {\n  var a: Double { abs(self) }\n}\n").contains("{ abs(self) }"))
        let own = "extension CGFloat {\n  func abs(_ a: CGFloat) -> CGFloat { a }\n  var b: CGFloat { abs(self) }\n}\n"
        #expect(Lowering.body(own).contains("var b: CGFloat { abs(self) }"))
    }

    @Test func anOwnPropertyKeepsItsName() {
        let body = Lowering.body("struct Info { var st_mtimespec: Int }\nlet a = Info(st_mtimespec: 1).st_mtimespec\n")
        #expect(body.contains("let a = Info(st_mtimespec: 1).st_mtimespec"))
    }
}
