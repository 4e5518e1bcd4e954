import BundleFormat
import Foundation
import Testing

@testable import AppBuilder

/// The XML of data models.
struct DataModelReaderTests {
    @Test func templatesModelIsRead() throws {
        let document = try DataModelText.read(DataModelText.item)
        let entity = try #require(document.model.entities.first)
        #expect(document.model.entities.count == 1)
        #expect(entity.name == "Item")
        #expect(entity.className == "Item")
        #expect(document.classes["Item"]?.generation == .definition)
        let attribute = try #require(entity.attributes.first)
        #expect(attribute.type == .date)
        #expect(attribute.property.isOptional)
        #expect(!attribute.usesScalarType)
        #expect(document.warnings.isEmpty)
    }

    @Test func attributesHaveTheirValuesAndLimits() throws {
        let document = try DataModelText.read(
            DataModelText.contents(
                """
                <entity name="Track" representedClassName=".Track" syncable="YES" codeGenerationType="category" elementID="Song" \
                versionHashModifier="2" coreSpotlightDisplayNameExpression="title">
                    <attribute name="title" attributeType="String" minValueString="1" maxValueString="80" defaultValueString="Untitled" \
                regularExpressionString="[A-Z].*" spotlightIndexingEnabled="YES" elementID="name"/>
                    <attribute name="rating" attributeType="Integer 16" minValueString="0" maxValueString="5" defaultValueString="3" \
                usesScalarValueType="YES" indexed="YES"/>
                    <attribute name="added" optional="YES" attributeType="Date" defaultDateTimeInterval="631152000" usesScalarValueType="NO"/>
                    <attribute name="artwork" optional="YES" attributeType="Binary" allowsExternalBinaryDataStorage="YES" \
                allowsCloudEncryption="YES" preservesValueInHistoryOnDeletion="YES"/>
                    <attribute name="tint" optional="YES" transient="YES" attributeType="Transformable" \
                valueTransformerName="ColorTransformer" customClassName="UIColor"/>
                    <attribute name="changed" optional="YES" attributeType="Date" derived="YES" derivationExpression="now:()"/>
                    <userInfo><entry key="owner" value="music"/></userInfo>
                </entity>
                """, attributes: "userDefinedModelVersionIdentifier=\"v2\""))
        #expect(document.model.versionIdentifiers == ["v2"])
        let entity = try #require(document.entity(named: "Track"))
        #expect(entity.className == "App.Track")
        #expect(document.classes["Track"]?.generation == .category)
        #expect(entity.renamingIdentifier == "Song")
        #expect(entity.versionHashModifier == "2")
        #expect(entity.spotlightName == "title")
        #expect(entity.userInfo == ["owner": "music"])
        let attributes = Dictionary(uniqueKeysWithValues: entity.attributes.map { ($0.property.name, $0) })
        let title = try #require(attributes["title"])
        #expect(title.minimumValue == "1")
        #expect(title.maximumValue == "80")
        #expect(title.defaultValue == "Untitled")
        #expect(title.regularExpression == "[A-Z].*")
        #expect(title.property.isIndexedBySpotlight)
        #expect(title.property.renamingIdentifier == "name")
        #expect(!title.property.isOptional)
        #expect(attributes["rating"]?.defaultValue == "3")
        #expect(attributes["rating"]?.usesScalarType == true)
        #expect(attributes["added"]?.defaultValue == "631152000")
        #expect(attributes["artwork"]?.allowsExternalBinaryDataStorage == true)
        #expect(attributes["artwork"]?.allowsCloudEncryption == true)
        #expect(attributes["artwork"]?.preservesValueInHistoryOnDeletion == true)
        #expect(attributes["tint"]?.valueTransformerName == "ColorTransformer")
        #expect(attributes["tint"]?.customClassName == "UIColor")
        #expect(attributes["tint"]?.property.isTransient == true)
        #expect(attributes["changed"]?.derivation == "now:()")
        #expect(entity.indexes == [.init(name: "byRating", elements: [.init(propertyName: "rating")])])
    }

    private static let library = """
        <entity name="Shelf" representedClassName="Shelf" isAbstract="YES">
            <attribute name="label" attributeType="String"/>
            <relationship name="books" optional="YES" toMany="YES" ordered="YES" minCount="1" maxCount="9" deletionRule="Cascade" \
        destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
            <fetchedProperty name="old" optional="YES">
                <fetchRequest name="fetchedPropertyFetchRequest" entity="Book" predicateString="year &lt; 1900"/>
            </fetchedProperty>
            <fetchIndex name="byLabel">
                <fetchIndexElement property="label" type="Binary" order="descending"/>
                <fetchIndexElement expression="length:(label)" expressionType="Integer 32" type="RTree" order="ascending"/>
            </fetchIndex>
            <uniquenessConstraints>
                <uniquenessConstraint>
                    <constraint value="label"/>
                </uniquenessConstraint>
            </uniquenessConstraints>
        </entity>
        <entity name="Glass" representedClassName="Glass" parentEntity="Shelf"/>
        <entity name="Book">
            <attribute name="year" optional="YES" attributeType="Integer 32" defaultValueString="0" usesScalarValueType="NO"/>
            <attribute name="title" optional="YES" attributeType="String"/>
            <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Shelf" inverseName="books" \
        inverseEntity="Shelf"/>
            <compoundIndexes><compoundIndex><index value="title"/><index value="year"/></compoundIndex></compoundIndexes>
        </entity>
        <fetchRequest name="Recent" entity="Book" predicateString="year &gt; $YEAR" fetchLimit="20" fetchBatchSize="5" \
        returnDistinctResults="YES" includeSubentities="NO"/>
        <configuration name="Local"><memberEntity name="Book"/></configuration>
        <elements><element name="Book" positionX="0" positionY="0" width="128" height="44"/></elements>
        """

    @Test func relationshipsRequestsAndIndexesAreRead() throws {
        let document = try DataModelText.read(DataModelText.contents(Self.library))
        let shelf = try #require(document.entity(named: "Shelf"))
        #expect(shelf.isAbstract)
        let books = try #require(shelf.relationships.first)
        #expect(books.isToMany)
        #expect(books.isOrdered)
        #expect(books.minimumCount == 1)
        #expect(books.maximumCount == 9)
        #expect(books.deletionRule == .cascade)
        #expect(books.inverseName == "shelf")
        #expect(shelf.fetchedProperties.first?.fetchRequest.predicate == "year < 1900")
        #expect(shelf.fetchedProperties.first?.fetchRequest.name == "old")
        let index = try #require(shelf.indexes.first)
        #expect(index.elements.map(\.propertyName) == ["label", nil])
        #expect(index.elements.map(\.isAscending) == [false, true])
        #expect(index.elements.map(\.isRTree) == [false, true])
        #expect(shelf.uniquenessConstraints == [["label"]])
        #expect(document.entity(named: "Glass")?.parent == "Shelf")
        let book = try #require(document.entity(named: "Book"))
        #expect(book.className == nil)
        #expect(book.relationships.first?.maximumCount == 1)
        #expect(book.indexes.map(\.name) == ["title_year"])
        let request = try #require(document.model.fetchRequests.first)
        #expect(request.limit == 20)
        #expect(request.batchSize == 5)
        #expect(request.returnsDistinctResults)
        #expect(!request.includesSubentities)
        #expect(request.includesPropertyValues)
        #expect(document.model.configurations == ["Local": ["Book"]])
        #expect(document.warnings.isEmpty)
    }

    @Test func compositeAttributesAreRead() throws {
        let document = try DataModelText.read(
            DataModelText.contents(
                """
                <entity name="Person" representedClassName="Person">
                    <attribute name="home" optional="YES" attributeType="Composite"/>
                </entity>
                <compositeAttribute name="Address">
                    <attribute name="city" optional="YES" attributeType="String"/>
                </compositeAttribute>
                """))
        #expect(document.model.composites.map(\.name) == ["Address"])
        #expect(document.model.composites.first?.elements.map(\.property.name) == ["city"])
        #expect(document.entity(named: "Person")?.attributes.first?.compositeName == "Address")
    }

    @Test func bundleFormatKeepsEverything() throws {
        let model = try DataModelText.read(DataModelText.contents(Self.library)).model
        let data = try PropertyListEncoder().encode(model)
        #expect(try PropertyListDecoder().decode(CompiledDataModel.self, from: data) == model)
    }

    @Test func missingInverseIsAWarningWithItsLine() throws {
        let document = try DataModelText.read(
            DataModelText.contents(
                """
                <entity name="Item">
                    <attribute name="text" optional="YES" attributeType="String"/>
                    <relationship name="owner" optional="YES" maxCount="1" deletionRule="No Action" destinationEntity="Item"/>
                </entity>
                """))
        #expect(
            document.warnings.map(\.message) == [
                "Item.owner has the delete rule No Action, which may leave dangling references",
                "Misconfigured Property: Item.owner should have an inverse",
            ])
        #expect(document.warnings.map(\.line) == [5, 5])
        #expect(document.warnings.first?.file?.lastPathComponent == "contents")
    }
}
