import FoundationModels
import Testing

@Generable(description: "A trip") struct Trip: Equatable {
    @Guide(description: "The name of the trip") var title: String
    @Guide(description: "Days", .range(1...14)) var days: Int
    @Guide(description: "Where to") @Guide(.count(2)) var places: [Place]
    @Guide(.anyOf(["calm", "busy"])) var pace: String
    @Guide(#/[A-Z]{3}/#) var airport: String
    var budget: Double?
    var kind: Kind

    var summary: String { title + pace }
    static let limit = 3

    @Generable struct Place: Equatable {
        let name: String
        @Guide(description: "Visits", .element(.minimum(1))) let visits: [Int]
    }

    @Generable enum Kind: String { case city, nature = "outdoors" }
}

@Generable indirect enum Order: Equatable {
    case coffee(String)
    case complaint(text: String, severity: Int?)
    case again(Order)
    case nothing
}

@Generable struct Branch: Equatable {
    var id: Int
    var branches: [Branch]
    var `default`: Bool
}

@Suite struct GenerableTests {
    private static let json = """
        {"title": "Rome", "days": 3, "places": [{"name": "Forum", "visits": [1, 2]}], "pace": "calm", "airport": "FCO", \
        "budget": null, "kind": "outdoors"}
        """

    @Test func structuresAreReadAndWritten() throws {
        let trip = try Trip(GeneratedContent(json: Self.json))
        #expect(trip.title == "Rome")
        #expect(trip.places == [Trip.Place(name: "Forum", visits: [1, 2])])
        #expect(trip.budget == nil)
        #expect(trip.kind == .nature)
        #expect(trip.generatedContent.jsonString == Self.json)
    }

    @Test func theMemberwiseInitializerStays() {
        #expect(Branch(id: 1, branches: [], default: true).generatedContent.jsonString == #"{"id": 1, "branches": [], "default": true}"#)
    }

    @Test func partsMayBeMissing() throws {
        let partial = try Trip.PartiallyGenerated(GeneratedContent(json: #"{"title": "Ro"#))
        #expect(partial.title == "Ro")
        #expect(partial.days == nil)
        #expect(partial.places == nil)
        let branch = try Branch.PartiallyGenerated(GeneratedContent(json: #"{"branches": [{"id": 4}]}"#))
        #expect(branch.id == nil)
        #expect(branch.branches?.first?.id == 4)
        #expect(Branch(id: 1, branches: [], default: true).asPartiallyGenerated().id == 1)
    }

    @Test func enumerationsWithValuesAreReadAndWritten() throws {
        for order in [Order.coffee("Espresso"), .complaint(text: "cold", severity: 2), .complaint(text: "", severity: nil), .nothing] {
            #expect(try Order(order.generatedContent) == order)
            #expect(try Order(GeneratedContent(json: Order.again(order).generatedContent.jsonString)) == .again(order))
        }
        #expect(Order.coffee("Latte").generatedContent.jsonString == #"{"case": "coffee", "_0": "Latte"}"#)
    }

    @Test(arguments: [#""tea""#, "3", #"{"case": "tea"}"#, #"{"case": "coffee"}"#]) func otherContentIsRefused(_ json: String) throws {
        let content = try GeneratedContent(json: json)
        #expect(throws: LanguageModelSession.GenerationError.self) { try Trip.Kind(content) }
        #expect(throws: LanguageModelSession.GenerationError.self) { try Order(content) }
        #expect(throws: LanguageModelSession.GenerationError.self) { try Trip(content) }
    }

    @Test func schemasDescribeTypesOnce() throws {
        #expect(
            Trip.generationSchema.debugDescription == """
                {"type": "object", "title": "Trip", "description": "A trip", "properties": {\
                "title": {"description": "The name of the trip", "type": "string"}, \
                "days": {"description": "Days", "type": "integer", "minimum": 1, "maximum": 14}, \
                "places": {"description": "Where to", "type": "array", "items": {"$ref": "#/$defs/Place"}, "minItems": 2, "maxItems": 2}, \
                "pace": {"type": "string", "enum": ["calm", "busy"]}, "airport": {"type": "string", "pattern": "[A-Z]{3}"}, \
                "budget": {"type": "number"}, "kind": {"$ref": "#/$defs/Kind"}}, \
                "required": ["title", "days", "places", "pace", "airport", "kind"], \
                "x-order": ["title", "days", "places", "pace", "airport", "budget", "kind"], "additionalProperties": false, \
                "$defs": {"Place": {"type": "object", "title": "Place", "properties": {"name": {"type": "string"}, \
                "visits": {"description": "Visits", "type": "array", "items": {"type": "integer", "minimum": 1}}}, \
                "required": ["name", "visits"], "x-order": ["name", "visits"], "additionalProperties": false}, \
                "Kind": {"type": "string", "title": "Kind", "enum": ["city", "outdoors"]}}}
                """)
    }

    @Test func typesThatContainThemselvesHaveSchemas() {
        let schema = Branch.generationSchema.debugDescription
        #expect(schema.contains(##""branches": {"type": "array", "items": {"$ref": "#"}}"##))
        #expect(Order.generationSchema.debugDescription.contains(##""_0": {"$ref": "#"}"##))
    }

    @Test func schemasAreCoded() throws {
        for schema in [Trip.generationSchema, Branch.generationSchema, Order.generationSchema, String.generationSchema] {
            let data = try JSONEncoder().encode(schema)
            let decoded = try JSONDecoder().decode(GenerationSchema.self, from: data)
            let (left, right) = (schema.debugDescription, decoded.debugDescription)
            #expect(try GeneratedContent(json: left) == GeneratedContent(json: right))
        }
    }
}
