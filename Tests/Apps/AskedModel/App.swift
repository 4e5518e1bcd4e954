import FoundationModels
import SwiftUI

/// Asks the language model for a text, for a recipe and with a tool.
@main struct AskedModelApp: App {
    var body: some Scene { WindowGroup { ContentView() } }
}

@Generable(description: "Something to cook") struct Recipe {
    @Guide(description: "The name of the dish") let title: String
    @Guide(description: "Minutes", .range(1...120)) let minutes: Int
    @Guide(.count(2)) let ingredients: [Ingredient]
    let difficulty: Difficulty
}

@Generable struct Ingredient {
    let name: String
    let grams: Double?
}

@Generable enum Difficulty: String { case easy, hard }

struct PantryTool: Tool {
    @Generable struct Arguments { @Guide(description: "A food") let food: String }
    let name = "pantry"
    let description = "Tells how much of a food there is."
    func call(arguments: Arguments) async throws -> String { "There is no \(arguments.food)" }
}

struct ContentView: View {
    @State private var recipe: Recipe.PartiallyGenerated?
    @State private var text = ""
    @State private var session = LanguageModelSession(tools: [PantryTool()]) { "You are a cook." }

    var body: some View {
        VStack(spacing: 16) {
            switch SystemLanguageModel.default.availability {
            case .available: Text("Available")
            case .unavailable(.appleIntelligenceNotEnabled): Text("Not enabled")
            case .unavailable: Text("Unavailable")
            }
            Button("Ask") { perform { text = try await session.respond(to: "What is in the pantry?").content } }
            Button("Cook") {
                perform {
                    for try await part in session.streamResponse(to: "A recipe", generating: Recipe.self) { recipe = part.content }
                    text = description
                }
            }
            Text(text)
            Text("\(session.transcript.count) entries")
        }
    }

    private var description: String {
        let ingredients = recipe?.ingredients?.compactMap(\.name).joined(separator: ", ") ?? ""
        return "\(recipe?.title ?? ""), \(recipe?.minutes ?? 0) minutes, \(recipe?.difficulty?.rawValue ?? ""): \(ingredients)"
    }

    private func perform(_ action: @escaping () async throws -> Void) {
        Task { do { try await action() } catch { text = error.localizedDescription } }
    }
}
