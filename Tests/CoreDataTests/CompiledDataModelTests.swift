import BundleFormat
import Foundation
import Testing

@Suite struct CompiledDataModelTests {
    @Test func modelsSurviveTheirFile() throws {
        var place = CompiledDataModel.Entity(name: "Place")
        place.attributes = [.init(property: .init(name: "name"), type: .string)]
        var items = CompiledDataModel.Relationship(property: .init(name: "items"), destinationEntity: "Item")
        (items.isToMany, items.inverseName, items.deletionRule) = (true, "place", .cascade)
        place.relationships = [items]
        var model = CompiledDataModel()
        (model.entities, model.configurations) = ([place], ["Local": ["Place"]])
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        #expect(try PropertyListDecoder().decode(CompiledDataModel.self, from: encoder.encode(model)) == model)
    }
}
