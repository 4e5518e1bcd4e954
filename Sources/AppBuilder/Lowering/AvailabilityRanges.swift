import FileFormats
import Foundation
import SwiftSyntax

/// The lines of a source that run on an iOS and newer ones only, as `#available` says.
final class AvailabilityRanges: SyntaxVisitor {
    private let converter: SourceLocationConverter
    private var ranges: [(lines: ClosedRange<Int>, version: Int)] = []

    private init(_ tree: SourceFileSyntax) {
        converter = SourceLocationConverter(fileName: "", tree: tree)
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// - Returns: nil for a source that cannot be read.
    convenience init?(_ file: URL) {
        guard let data = try? RegularFile.read(file),
            let tree = try? SourceParsing.tree(of: String(decoding: data, as: UTF8.self), in: file)
        else { return nil }
        self.init(tree)
    }

    /// The newest iOS that the code in a line asks for, its major version; nil where it asks for none.
    func version(at line: Int) -> Int? { ranges.filter { $0.lines.contains(line) }.map(\.version).max() }

    override func visit(_ node: MemberBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        for item in node { note(item.decl, Self.version(of: item.decl)) }
        return .visitChildren
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        for item in node { note(item.item, Self.version(of: item.item)) }
        return .visitChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        note(node.body, Self.version(in: node.conditions))
        if let other = node.elseBody { note(other, Self.version(in: node.conditions, .poundUnavailable)) }
        return .visitChildren
    }

    /// Notes the rest of the block that the statement is in.
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
        note(node.body, Self.version(in: node.conditions, .poundUnavailable))
        let block = sequence(first: Syntax(node), next: \.parent).first { $0.is(CodeBlockItemListSyntax.self) }
        guard let block, let version = Self.version(in: node.conditions) else { return .visitChildren }
        let start = converter.location(for: node.endPosition).line
        ranges.append((start...max(start, converter.location(for: block.endPosition).line), version))
        return .visitChildren
    }

    private func note(_ body: some SyntaxProtocol, _ version: Int?) {
        guard let version else { return }
        let start = converter.location(for: body.positionAfterSkippingLeadingTrivia).line
        ranges.append((start...max(start, converter.location(for: body.endPositionBeforeTrailingTrivia).line), version))
    }

    private static func version(in conditions: ConditionElementListSyntax, _ keyword: TokenKind = .poundAvailable) -> Int? {
        conditions.compactMap { element -> Int? in
            guard case .availability(let condition) = element.condition, condition.availabilityKeyword.tokenKind == keyword else {
                return nil
            }
            return version(in: condition.availabilityArguments)
        }.max()
    }

    /// The iOS that a declaration's attributes ask for.
    private static func version(of declaration: some SyntaxProtocol) -> Int? {
        declaration.asProtocol((any WithAttributesSyntax).self)?.attributes.compactMap { element -> Int? in
            guard case .attribute(let attribute) = element, case .availability(let arguments)? = attribute.arguments else { return nil }
            return version(in: arguments)
        }.max()
    }

    private static func version(in arguments: AvailabilityArgumentListSyntax) -> Int? {
        arguments.compactMap { argument -> Int? in
            guard case .availabilityVersionRestriction(let restriction) = argument.argument, restriction.platform.text == "iOS" else {
                return nil
            }
            return restriction.version.flatMap { Int($0.major.text) }
        }.max()
    }
}
