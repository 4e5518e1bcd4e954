import Testing

@testable import DeviceRuntime

/// The modules in which classes of storyboards and scenes are looked up.
struct ModuleNameTests {
    @Test(arguments: [
        ("Space Race", "Space_Race"), ("My-App", "My_App"), ("2048", "_048"), ("Pok\u{e9}dex!", "Pok\u{e9}dex_"), ("Plain", "Plain"),
    ]) func namesOfProgramsBecomeIdentifiers(program: String, module: String) {
        #expect(ModuleName.of(executable: program, named: nil) == module)
    }

    @Test func theProjectsOwnNameWins() {
        #expect(ModuleName.of(executable: "App", named: "Kit") == "Kit")
        #expect(ModuleName.of(executable: nil, named: nil) == nil)
    }
}
