import Foundation

extension SourceFacts: Codable {
    func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter()
        fields.add(imports) { fields, each in
            fields.add(each.module)
            fields.add(each.line)
            fields.add(each.column)
        }
        fields.add(previews) { fields, each in
            fields.add(each.provider)
            fields.add(each.line)
            fields.add(each.column)
        }
        fields.add(types) { $1.write(to: &$0) }
        fields.add(aliases.sorted { $0.key < $1.key }) { fields, each in
            fields.add(each.key)
            fields.add(each.value)
        }
        fields.add(entry.map { [$0] } ?? []) { fields, each in
            fields.add(each.path)
            fields.add(each.line)
            fields.add(flags: [each.hasOwnMain, each.isAsync, each.isDelegate])
        }
        fields.add(interfaceHash)
        var container = encoder.singleValueContainer()
        try container.encode(Data(fields.bytes))
    }

    init(from decoder: any Decoder) throws {
        var fields = FieldReader(try decoder.singleValueContainer().decode(Data.self))
        imports = try fields.array { Import(module: try $0.string(), line: try $0.int(), column: try $0.int()) }
        previews = try fields.array { PreviewSource(provider: try $0.optionalString(), line: try $0.int(), column: try $0.int()) }
        types = try fields.array { try TypeFacts(&$0) }
        let pairs = try fields.array { (try $0.string(), try $0.string()) }
        aliases = Dictionary(pairs) { $1 }
        entry = try fields.array { fields in
            let (path, line, flags) = (try fields.string(), try fields.int(), try fields.flags(3))
            return EntryPoint(path: path, line: line, hasOwnMain: flags[0], isAsync: flags[1], isDelegate: flags[2])
        }.first
        interfaceHash = try fields.string()
    }
}

extension TypeFacts {
    fileprivate func write(to fields: inout FieldWriter) {
        fields.add(kind.rawValue)
        fields.add(path)
        fields.add(inherits)
        fields.add(flags: [isGeneric, isLocal, isObjC, isObjCMembers, isPrivate, isUsableFromInline, isPublic, isUnavailable])
        fields.add(objcName)
        fields.add(parameters.sorted { $0.key < $1.key }) { fields, each in
            fields.add(each.key)
            fields.add(each.value)
        }
        fields.add(line)
        fields.add(members) { fields, member in
            member.write(to: &fields)
            fields.add(member.line)
        }
    }

    fileprivate init(_ fields: inout FieldReader) throws {
        guard let kind = Kind(rawValue: try fields.string()) else { throw FieldReader.Malformed() }
        let (path, inherits, flags) = (try fields.string(), try fields.strings(), try fields.flags(8))
        let objcName = try fields.optionalString()
        let parameters = try fields.array { (try $0.string(), try $0.strings()) }
        self.init(kind: kind, path: path, inherits: inherits, line: try fields.int())
        (isGeneric, isLocal, isObjC, isObjCMembers) = (flags[0], flags[1], flags[2], flags[3])
        (isPrivate, isUsableFromInline, isPublic, isUnavailable) = (flags[4], flags[5], flags[6], flags[7])
        self.objcName = objcName
        self.parameters = Dictionary(parameters) { $1 }
        members = try fields.array { try MemberFacts(&$0) }
    }
}

extension MemberFacts {
    /// Writes everything but the line.
    func write(to fields: inout FieldWriter) {
        fields.add(kind.rawValue)
        fields.add(name)
        for list in [labels, types, declaredTypes, defaults, modifiers] { fields.add(list) }
        fields.add(returnType)
        fields.add(effects)
        fields.add(objcName)
        fields.add(flags: [
            isStatic, isOverride, becomesOverride, isObjC, isNonObjC, isOutlet, isOptional, isSettable, isConvenience, isFailable,
            isUnavailable, isGeneric, isPrivate, isManaged,
        ])
    }

    fileprivate init(_ fields: inout FieldReader) throws {
        guard let kind = Kind(rawValue: try fields.string()) else { throw FieldReader.Malformed() }
        self.init(kind: kind, name: try fields.string(), line: 0)
        (labels, types, declaredTypes) = (try fields.strings(), try fields.strings(), try fields.strings())
        (defaults, modifiers) = (try fields.strings(), try fields.strings())
        (returnType, effects, objcName) = (try fields.optionalString(), try fields.string(), try fields.optionalString())
        let flags = try fields.flags(14)
        (isStatic, isOverride, becomesOverride, isObjC, isNonObjC) = (flags[0], flags[1], flags[2], flags[3], flags[4])
        (isOutlet, isOptional, isSettable, isConvenience, isFailable) = (flags[5], flags[6], flags[7], flags[8], flags[9])
        (isUnavailable, isGeneric, isPrivate, isManaged) = (flags[10], flags[11], flags[12], flags[13])
        line = try fields.int()
    }
}
