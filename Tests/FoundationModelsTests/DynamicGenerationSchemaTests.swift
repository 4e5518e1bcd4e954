import FoundationModels
import Testing

@Suite struct DynamicGenerationSchemaTests {
    private typealias Failure = GenerationSchema.SchemaError

    private func riddle(_ reference: String) -> DynamicGenerationSchema {
        DynamicGenerationSchema(
            name: "Riddle",
            properties: [
                .init(name: "question", description: "What is asked", schema: DynamicGenerationSchema(type: String.self)),
                .init(
                    name: "answers",
                    schema: DynamicGenerationSchema(
                        arrayOf: DynamicGenerationSchema(referenceTo: reference), minimumElements: 2, maximumElements: 4)),
                .init(name: "level", schema: DynamicGenerationSchema(type: Int.self, guides: [.maximum(5)]), isOptional: true),
            ])
    }

    private let answer = DynamicGenerationSchema(name: "Answer", anyOf: ["yes", "no"])

    @Test func typesReferToEachOther() throws {
        let schema = try GenerationSchema(root: riddle("Answer"), dependencies: [answer])
        #expect(
            schema.debugDescription == """
                {"type": "object", "title": "Riddle", "properties": {"question": {"description": "What is asked", "type": "string"}, \
                "answers": {"type": "array", "items": {"$ref": "#/$defs/Answer"}, "minItems": 2, "maxItems": 4}, \
                "level": {"type": "integer", "maximum": 5}}, "required": ["question", "answers"], \
                "x-order": ["question", "answers", "level"], "additionalProperties": false, \
                "$defs": {"Answer": {"type": "string", "title": "Answer", "enum": ["yes", "no"]}}}
                """)
    }

    @Test func missingTypesAreNamed() {
        #expect { try GenerationSchema(root: riddle("Solution"), dependencies: [answer]) } throws: { error in
            guard case Failure.undefinedReferences(let schema, let references, _) = error else { return false }
            return schema == "Riddle" && references == ["Solution"]
        }
    }

    @Test func namesAreGivenOnce() {
        #expect { try GenerationSchema(root: riddle("Answer"), dependencies: [answer, answer]) } throws: { error in
            if case Failure.duplicateType(_, "Answer", _) = error { true } else { false }
        }
        let text = DynamicGenerationSchema(type: String.self)
        let twice = DynamicGenerationSchema(name: "Twice", properties: [.init(name: "a", schema: text), .init(name: "a", schema: text)])
        #expect { try GenerationSchema(root: twice, dependencies: []) } throws: { error in
            if case Failure.duplicateProperty("Twice", "a", _) = error { true } else { false }
        }
    }

    @Test func choicesAreNeeded() {
        let empty = DynamicGenerationSchema(name: "None", anyOf: [String]())
        #expect { try GenerationSchema(root: empty, dependencies: []) } throws: { error in
            if case Failure.emptyTypeChoices("None", _) = error { true } else { false }
        }
    }
}
