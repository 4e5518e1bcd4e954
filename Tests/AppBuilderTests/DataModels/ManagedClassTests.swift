import Foundation
import Testing

@testable import AppBuilder

/// Classes that are generated from data models.
struct ManagedClassTests {
    private static let shop = """
        <entity name="Order" representedClassName="Order" codeGenerationType="class">
            <attribute name="number" attributeType="Integer 64" usesScalarValueType="YES"/>
            <attribute name="count" optional="YES" attributeType="Integer 16" usesScalarValueType="NO"/>
            <attribute name="isPaid" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
            <attribute name="total" optional="YES" attributeType="Decimal"/>
            <attribute name="date" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="sent" optional="YES" attributeType="Date" usesScalarValueType="YES"/>
            <attribute name="page" optional="YES" attributeType="URI"/>
            <attribute name="id" optional="YES" attributeType="UUID" usesScalarValueType="NO"/>
            <attribute name="photo" optional="YES" attributeType="Binary"/>
            <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
            <attribute name="extra" optional="YES" attributeType="Transformable"/>
            <attribute name="default" optional="YES" attributeType="String"/>
            <relationship name="lines" optional="YES" toMany="YES" ordered="YES" destinationEntity="Line" inverseName="order"/>
            <relationship name="notes" optional="YES" toMany="YES" destinationEntity="Note" inverseName="order"/>
            <fetchedProperty name="late" optional="YES"><fetchRequest entity="Note"/></fetchedProperty>
        </entity>
        <entity name="Line" representedClassName="OrderLine" codeGenerationType="category">
            <relationship name="order" optional="YES" maxCount="1" destinationEntity="Order" inverseName="lines"/>
        </entity>
        <entity name="Note">
            <relationship name="order" optional="YES" maxCount="1" destinationEntity="Order" inverseName="notes"/>
        </entity>
        <entity name="Gift" representedClassName=".Gift" parentEntity="Order" codeGenerationType="class"/>
        """

    @Test func classIsExposedByItsName() throws {
        let sources = try DataModelText.sources(Self.shop)
        #expect(
            sources.keys.sorted() == [
                "Gift+CoreDataClass.swift", "Gift+CoreDataProperties.swift", "Order+CoreDataClass.swift", "Order+CoreDataProperties.swift",
                "OrderLine+CoreDataProperties.swift",
            ])
        #expect(
            DataModelText.code(sources["Order+CoreDataClass.swift"]) == [
                "public typealias OrderCoreDataClassSet = NSSet", "@objc(Order) public class Order: NSManagedObject {", "}",
            ])
        // A class of a module has no second name.
        #expect(DataModelText.code(sources["Gift+CoreDataClass.swift"])[1] == "public class Gift: Order {")
        #expect(!DataModelText.code(sources["Gift+CoreDataProperties.swift"]).contains { $0.contains("Identifiable") })
    }

    @Test func propertiesHaveXcodesTypes() throws {
        let code = DataModelText.code(try DataModelText.sources(Self.shop)["Order+CoreDataProperties.swift"])
        let expected = """
            public typealias OrderCoreDataPropertiesSet = NSSet
            extension Order {
            @nonobjc public class func fetchRequest() -> NSFetchRequest<Order> { return NSFetchRequest<Order>(entityName: "Order") }
            @NSManaged public var number: Int64
            @NSManaged public var count: NSNumber?
            @NSManaged public var isPaid: Bool
            @NSManaged public var total: NSDecimalNumber?
            @NSManaged public var date: Date?
            @NSManaged public var sent: TimeInterval
            @NSManaged public var page: URL?
            @NSManaged public var id: UUID?
            @NSManaged public var photo: Data?
            @NSManaged public var tags: [String]?
            @NSManaged public var extra: NSObject?
            @NSManaged public var `default`: String?
            @NSManaged public var lines: NSOrderedSet?
            @NSManaged public var notes: NSSet?
            @NSManaged public var late: [NSManagedObject]?
            }
            extension Order {
            @objc(insertObject:inLinesAtIndex:) @NSManaged public func insertIntoLines(_ value: OrderLine, at idx: Int)
            @objc(removeObjectFromLinesAtIndex:) @NSManaged public func removeFromLines(at idx: Int)
            @objc(insertLines:atIndexes:) @NSManaged public func insertIntoLines(_ values: [OrderLine], at indexes: NSIndexSet)
            @objc(removeLinesAtIndexes:) @NSManaged public func removeFromLines(at indexes: NSIndexSet)
            @objc(replaceObjectInLinesAtIndex:withObject:) @NSManaged public func replaceLines(at idx: Int, with value: OrderLine)
            @objc(replaceLinesAtIndexes:withLines:) @NSManaged public func replaceLines(at indexes: NSIndexSet, with values: [OrderLine])
            @objc(addLinesObject:) @NSManaged public func addToLines(_ value: OrderLine)
            @objc(removeLinesObject:) @NSManaged public func removeFromLines(_ value: OrderLine)
            @objc(addLines:) @NSManaged public func addToLines(_ values: NSOrderedSet)
            @objc(removeLines:) @NSManaged public func removeFromLines(_ values: NSOrderedSet)
            }
            extension Order {
            @objc(addNotesObject:) @NSManaged public func addToNotes(_ value: NSManagedObject)
            @objc(removeNotesObject:) @NSManaged public func removeFromNotes(_ value: NSManagedObject)
            @objc(addNotes:) @NSManaged public func addToNotes(_ values: NSSet)
            @objc(removeNotes:) @NSManaged public func removeFromNotes(_ values: NSSet)
            }
            extension Order: Identifiable {
            }
            """
        #expect(code == expected.split(separator: "\n").map(String.init))
    }

    @Test func placesAreThoseOfTheModel() throws {
        let text = try #require(try DataModelText.sources(Self.shop)["Order+CoreDataProperties.swift"])
        let lines = text.split(separator: "\n").map(String.init)
        let count = try #require(lines.firstIndex { $0.contains("var count") })
        #expect(lines[count - 1].hasSuffix("Model.xcdatamodel/contents\", line: 5)"))
    }

    @Test func objectsOfAModuleOfTheMainActorAreNot() throws {
        let sources = try DataModelText.sources(Self.shop, settings: ["SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor"])
        #expect(sources["Order+CoreDataClass.swift"]?.contains("@objc(Order) nonisolated public class Order") == true)
        #expect(sources["Order+CoreDataProperties.swift"]?.contains("nonisolated extension Order {") == true)
    }

    @Test func sourcesOfEntitiesThatAreGoneGo() throws {
        let folder = try TemporaryFolder(["M.xcdatamodel/contents": DataModelText.item])
        let target = AppTarget(
            name: "App", productName: "App", moduleName: "App", bundleIdentifier: "", settings: BuildSettings(configuration: "Debug"),
            sources: [], resources: [.init(url: folder.path("M.xcdatamodel"))], developmentRegion: "en", root: folder.url,
            descriptionFiles: [])
        #expect(try ModelSources.write(for: target, into: folder.path("G")).count == 2)
        try folder.write(DataModelText.item.replacingOccurrences(of: "\"class\"", with: "\"category\""), to: "M.xcdatamodel/contents")
        #expect(
            try ModelSources.write(for: target, into: folder.path("G")).map(\.lastPathComponent) == ["Item+CoreDataProperties.swift"])
        #expect(ModelSources.fileNames(in: folder.path("G")) == ["Item+CoreDataProperties.swift"])
    }
}
