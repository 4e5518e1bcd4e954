import CoreData
import Testing

@testable import SwiftData

@Suite struct FetchTests {
    private func context() throws -> ModelContext {
        let context = try Stores.memory()
        for (index, name) in ["Alps", "andes", "Ural", "Atlas", "Élan"].enumerated() {
            let trip = Trip(name: name, start: Date(timeIntervalSinceReferenceDate: Double(index)))
            trip.rating = index == 2 ? nil : index
            trip.mood = index.isMultiple(of: 2) ? .calm : .wild
            if index > 2 { trip.guide = try context.fetch(FetchDescriptor<Guide>()).first ?? Guide(name: "Eva") }
            context.insert(trip)
        }
        try context.save()
        return context
    }

    private func names(_ predicate: Predicate<Trip>, sort: [SortDescriptor<Trip>] = [SortDescriptor(\.start)]) throws -> [String] {
        try context().fetch(FetchDescriptor(predicate: predicate, sortBy: sort)).map(\.name)
    }

    @Test func conditionsHoldAsInSwift() throws {
        #expect(try names(#Predicate { $0.name == "Alps" }) == ["Alps"])
        #expect(try names(#Predicate { $0.name.contains("l") }) == ["Alps", "Ural", "Atlas", "Élan"])
        #expect(try names(#Predicate { $0.name.starts(with: "A") }) == ["Alps", "Atlas"])
        #expect(try names(#Predicate { $0.name.localizedStandardContains("el") }) == ["Élan"])
        #expect(try names(#Predicate { $0.rating == nil }) == ["Ural"])
        #expect(try names(#Predicate { $0.rating != 1 }) == ["Alps", "Ural", "Atlas", "Élan"])
        #expect(try names(#Predicate { ($0.rating ?? 0) > 2 }) == ["Atlas", "Élan"])
        #expect(try names(#Predicate { !($0.name == "Alps") && $0.name != "Ural" }) == ["andes", "Atlas", "Élan"])
        #expect(try names(#Predicate { $0.guide?.name == "Eva" }) == ["Atlas", "Élan"])
        let limit = Date(timeIntervalSinceReferenceDate: 2)
        #expect(try names(#Predicate { $0.start < limit || $0.start > limit }) == ["Alps", "andes", "Atlas", "Élan"])
        let wanted = ["Ural", "Alps"]
        #expect(try names(#Predicate { wanted.contains($0.name) }) == ["Alps", "Ural"])
    }

    @Test func ordersAreThoseOfTheDescriptors() throws {
        let all = #Predicate<Trip> { _ in true }
        #expect(try names(all, sort: [SortDescriptor(\.name)]) == ["Alps", "andes", "Atlas", "Élan", "Ural"])
        #expect(try names(all, sort: [SortDescriptor(\.start, order: .reverse)]) == ["Élan", "Atlas", "Ural", "andes", "Alps"])
    }

    @Test func valuesOfTheAppsOwnTypesHaveTheirOwnOrder() throws {
        let context = ModelContext(try ModelContainer(for: Peak.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        for height in [Peak.Height.low, .high] { context.insert(Peak(height)) }
        try context.save()
        let limit = Peak.Height.high
        #expect(try context.fetch(FetchDescriptor<Peak>(predicate: #Predicate { $0.height < limit })).map(\.height) == [.low])
        #expect(try context.fetch(FetchDescriptor<Peak>(predicate: #Predicate { $0.height == limit })).map(\.height) == [.high])
    }

    @Test func identifiersAreThoseOfTheModels() throws {
        let context = try context()
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start)])
        (descriptor.fetchLimit, descriptor.fetchOffset) = (2, 1)
        let saved = try context.fetch(descriptor).map(\.persistentModelID)
        #expect(try context.fetchIdentifiers(descriptor) == saved)
        context.insert(Trip(name: "Jura", start: Date(timeIntervalSinceReferenceDate: 1.5)))
        let changed = try context.fetch(descriptor).map(\.persistentModelID)
        #expect(try context.fetchIdentifiers(descriptor) == changed)
        #expect(changed != saved)
    }

    @Test func limitsApplyAfterTheCondition() throws {
        let context = try context()
        var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.name != "Alps" }, sortBy: [SortDescriptor(\.start)])
        (descriptor.fetchLimit, descriptor.fetchOffset) = (2, 1)
        #expect(try context.fetch(descriptor).map(\.name) == ["Ural", "Atlas"])
        // Of a condition that the store does not know, too.
        descriptor.predicate = #Predicate { $0.name.count > 4 }
        descriptor.fetchOffset = 0
        #expect(try context.fetch(descriptor).map(\.name) == ["andes", "Atlas"])
        #expect(try context.fetchCount(FetchDescriptor<Trip>(predicate: #Predicate { $0.name.count > 4 })) == 2)
    }

    @Test func changesThatAreNotSavedCount() throws {
        let context = try context()
        try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Alps" })).first?.name = "Andorra"
        #expect(try context.fetchCount(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == "Andorra" })) == 1)
    }

    @Test func modelsOfAnotherSchemaAreRefused() throws {
        let context = ModelContext(try ModelContainer(for: Lonely.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        #expect(throws: SwiftDataError.unknownSchema) { try context.fetch(FetchDescriptor<Trip>()) }
        #expect(throws: SwiftDataError.unknownSchema) { try context.fetchCount(FetchDescriptor<Trip>()) }
        #expect(throws: SwiftDataError.unknownSchema) { try context.delete(model: Trip.self) }
        #expect(try context.fetch(FetchDescriptor<Lonely>()).isEmpty)
    }

    @Test func allModelsOfACondtionCanBeDeleted() throws {
        let context = try context()
        try context.delete(model: Trip.self, where: #Predicate { $0.name.starts(with: "A") })
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 3)
    }

    @ModelActor actor Worker {
        func add(_ name: String) throws {
            modelContext.insert(Trip(name: name))
            try modelContext.save()
        }
    }

    @Test func actorsTakeOverWhatOthersSaveOnTheirOwnQueue() throws {
        let container = try Stores.memory().container
        let context = ModelContext(container)
        #expect(!context.objects.automaticallyMergesChangesFromParent)
        _ = DefaultSerialModelExecutor(modelContext: context)
        #expect(context.objects.automaticallyMergesChangesFromParent)
    }

    @Test @MainActor func whatActorsSaveIsInTheMainContext() async throws {
        let container = try Stores.memory().container
        try await Worker(modelContainer: container).add("Alps")
        #expect(try container.mainContext.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Alps"])
    }
}
