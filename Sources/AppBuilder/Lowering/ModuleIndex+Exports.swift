import Foundation

extension ModuleIndex {
    /// The module's public declarations, in the form of the frameworks' index.
    var exports: FrameworkIndex {
        var result = FrameworkIndex()
        for (path, entry) in types.sorted(by: { $0.key < $1.key }) where entry.facts.isPublic && !entry.facts.isLocal {
            switch entry.facts.kind {
            case .class where !entry.facts.isGeneric: result.classes[entry.facts.name] = exported(path, entry)
            case .protocol:
                result.protocols[entry.facts.name] = FrameworkIndex.Interface(
                    requirements: entry.facts.isObjC ? entry.members.map(\.facts.fullName) : [], parents: entry.conformances,
                    isObjC: entry.facts.isObjC)
            default: break
            }
        }
        return result
    }

    private func exported(_ path: String, _ entry: Entry) -> FrameworkIndex.Class {
        let visible = entry.members.map(\.facts).filter(Self.isPublic)
        let hidden = Set(entry.members.map(\.facts).filter { $0.kind == .initializer && !Self.isPublic($0) }.map(\.labels))
        var type = FrameworkIndex.Class(superclass: superclass(of: path)?.path.split(separator: ".").last.map(String.init))
        type.initializers = initializers(of: path).filter { !hidden.contains($0.labels) }
        type.inheritsConvenience = !entry.members.contains {
            $0.facts.kind == .initializer && !$0.facts.isConvenience && hidden.contains($0.facts.labels)
        }
        type.members = visible.filter { $0.kind != .initializer }.map(\.fullName)
        for member in visible
        where member.kind == .function && !member.isStatic && !member.isThrowing && !member.isAsync && !member.isGeneric {
            type.methods[member.fullName] = FrameworkIndex.Method(
                owner: path, name: member.fullName, types: member.types, returnsValue: member.returnType != nil)
        }
        return type
    }

    private static func isPublic(_ member: MemberFacts) -> Bool {
        member.modifiers.contains("public") || member.modifiers.contains("open")
    }
}
