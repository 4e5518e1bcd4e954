import Foundation
import Testing

@testable import AppBuilder

/// The facts of a file as a build keeps them for the next one.
@Suite struct FactsCodingTests {
    private func coded(_ facts: SourceFacts) throws -> SourceFacts {
        try PropertyListDecoder().decode([SourceFacts].self, from: PropertyListEncoder.binary.encode([facts]))[0]
    }

    /// Facts of which every property has another value than its default.
    private static var full: SourceFacts {
        var member = MemberFacts(kind: .initializer, name: "größe", line: 812)
        (member.labels, member.types, member.declaredTypes) = (["_", "at"], ["Int", "[String: Any]"], ["@escaping () -> Int", "T"])
        (member.defaults, member.modifiers, member.returnType) = (["", "= \"1;2:\\u{0}\u{1F}\""], ["public", "class"], "")
        (member.effects, member.objcName) = ("async throws", "size:at:")
        (member.isStatic, member.isOverride, member.becomesOverride, member.isObjC, member.isNonObjC) = (true, true, true, true, true)
        (member.isOutlet, member.isOptional, member.isSettable, member.isConvenience, member.isFailable) = (true, true, true, true, true)
        (member.isUnavailable, member.isGeneric, member.isPrivate, member.isManaged) = (true, true, true, true)
        var type = TypeFacts(kind: .actor, path: "A.B", line: 7)
        (type.inherits, type.objcName, type.parameters) = (["C", "D.E"], "Other", ["T": ["F"], "U": []])
        (type.isGeneric, type.isLocal, type.isObjC, type.isObjCMembers) = (true, true, true, true)
        (type.isPrivate, type.isUsableFromInline, type.isPublic, type.isUnavailable) = (true, true, true, true)
        type.members = [member, MemberFacts(kind: .property, name: "x", line: 3)]
        var facts = SourceFacts()
        facts.imports = [.init(module: "UIKit", line: 1, column: 8)]
        facts.previews = [.init(provider: nil, line: 10, column: 2), .init(provider: "P", line: 11, column: 1)]
        facts.types = [type, TypeFacts(kind: .extension, path: "G", line: -1)]
        facts.aliases = ["H": "I<J>", "K": ""]
        facts.entry = .init(path: "App", line: 5, hasOwnMain: true, isAsync: true, isDelegate: true)
        facts.interfaceHash = "abc"
        return facts
    }

    @Test func everythingIsKept() throws {
        #expect(try coded(Self.full) == Self.full)
        #expect(try coded(SourceFacts()) == SourceFacts())
    }

    /// A property that is added to the facts is added to `full`, too, and so to what is kept.
    @Test func theTestKnowsEveryProperty() {
        func values(_ subject: Any) -> [String: String] {
            Dictionary(uniqueKeysWithValues: Mirror(reflecting: subject).children.map { ($0.label ?? "", "\($0.value)") })
        }
        func same(_ full: Any, _ plain: Any) -> [String] {
            let (full, plain) = (values(full), values(plain))
            return full.filter { plain[$0.key] == $0.value }.keys.sorted()
        }
        let type = Self.full.types[0]
        #expect(same(Self.full, SourceFacts()) == [])
        #expect(same(type, TypeFacts(kind: .struct, path: "", line: 0)) == [])
        #expect(same(type.members[0], MemberFacts(kind: .function, name: "", line: 0)) == [])
    }

    @Test func damagedDataIsRefused() throws {
        let whole = try PropertyListEncoder.binary.encode([Self.full])
        let plain = try #require(PropertyListSerialization.propertyList(from: whole, format: nil) as? [Data])[0]
        for length in stride(from: 0, to: plain.count, by: 3) {
            let damaged = try PropertyListEncoder.binary.encode([plain.prefix(length)])
            #expect(throws: (any Error).self) { try PropertyListDecoder().decode([SourceFacts].self, from: damaged) }
        }
        for position in stride(from: 0, to: plain.count, by: 5) {
            var bytes = plain
            bytes[bytes.startIndex + position] ^= 0x0F
            // Another text is possible, a trap is not.
            _ = try? PropertyListDecoder().decode([SourceFacts].self, from: PropertyListEncoder.binary.encode([bytes]))
        }
    }

    @Test func everythingOfTheIndexIsKept() throws {
        var index = FrameworkIndex()
        var view = FrameworkIndex.Class(superclass: "UIResponder", inheritsConvenience: false, members: ["frame", "draw(_:)"])
        view.initializers = [.init(labels: ["frame"], isConvenience: false), .init(labels: [], isConvenience: true, isFailable: true)]
        view.replaceable = ["b", "a"]
        view.methods = ["draw(_:)": .init(owner: "UIView", name: "draw(_:)", types: ["CoreGraphics.CGRect"], returnsValue: true)]
        index.classes = ["UIView": view, "Other": FrameworkIndex.Class()]
        index.protocols["P"] = .init(
            requirements: ["r()"], parents: ["Q"], defaults: [.init(name: "r()", types: ["Int"], result: "()", symbol: "$s")], isObjC: true)
        index.libraries = "hash"
        let data = try PropertyListEncoder.binary.encode([index])
        let kept = try PropertyListDecoder().decode([FrameworkIndex].self, from: data)[0]
        #expect(kept.classes.keys.sorted() == ["Other", "UIView"])
        let found = try #require(kept.classes["UIView"])
        #expect(found.superclass == view.superclass)
        #expect(found.initializers == view.initializers)
        #expect(found.inheritsConvenience == false)
        #expect(found.members == view.members)
        #expect(found.replaceable == view.replaceable)
        #expect(found.methods == view.methods)
        let interface = try #require(kept.protocols["P"])
        #expect(interface.requirements == ["r()"])
        #expect(interface.parents == ["Q"])
        #expect(interface.defaults == index.protocols["P"]?.defaults)
        #expect(interface.isObjC)
        #expect(kept.libraries == "hash")
        // The same in every process: it is hashed.
        #expect(try PropertyListEncoder.binary.encode([kept]) == data)
    }
}
