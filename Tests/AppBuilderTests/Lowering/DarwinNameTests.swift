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

    @Test func anOwnPropertyKeepsItsName() {
        let body = Lowering.body("struct Info { var st_mtimespec: Int }\nlet a = Info(st_mtimespec: 1).st_mtimespec\n")
        #expect(body.contains("let a = Info(st_mtimespec: 1).st_mtimespec"))
    }
}
