import Foundation

/// Every build reads the index: as one value it takes a fifth of the time that it takes as keyed ones.
extension FrameworkIndex: Codable {
    func encode(to encoder: any Encoder) throws {
        var fields = FieldWriter()
        fields.add(classes.sorted { $0.key < $1.key }) { fields, each in
            fields.add(each.key)
            each.value.write(to: &fields)
        }
        fields.add(protocols.sorted { $0.key < $1.key }) { fields, each in
            fields.add(each.key)
            each.value.write(to: &fields)
        }
        fields.add(libraries)
        var container = encoder.singleValueContainer()
        try container.encode(Data(fields.bytes))
    }

    init(from decoder: any Decoder) throws {
        var fields = FieldReader(try decoder.singleValueContainer().decode(Data.self))
        classes = Dictionary(try fields.array { (try $0.string(), try Class(&$0)) }) { $1 }
        protocols = Dictionary(try fields.array { (try $0.string(), try Interface(&$0)) }) { $1 }
        libraries = try fields.string()
    }
}

extension FrameworkIndex.Class {
    fileprivate func write(to fields: inout FieldWriter) {
        fields.add(superclass)
        fields.add(initializers) { fields, each in
            fields.add(each.labels)
            fields.add(flags: [each.isConvenience, each.isFailable])
        }
        fields.add(flags: [inheritsConvenience])
        fields.add(members)
        fields.add(replaceable.sorted())
        fields.add(methods.sorted { $0.key < $1.key }) { fields, each in
            fields.add(each.key)
            fields.add([each.value.owner, each.value.name, each.value.module])
            fields.add(each.value.types)
            fields.add(flags: [each.value.returnsValue, each.value.isSettable])
        }
    }

    fileprivate init(_ fields: inout FieldReader) throws {
        superclass = try fields.optionalString()
        initializers = try fields.array { fields in
            let (labels, flags) = (try fields.strings(), try fields.flags(2))
            return FrameworkIndex.Initializer(labels: labels, isConvenience: flags[0], isFailable: flags[1])
        }
        inheritsConvenience = try fields.flags(1)[0]
        members = try fields.strings()
        replaceable = Set(try fields.strings())
        let methods = try fields.array { fields in
            let (key, names, types) = (try fields.string(), try fields.strings(), try fields.strings())
            guard names.count == 3 else { throw FieldReader.Malformed() }
            let flags = try fields.flags(2)
            let method = FrameworkIndex.Method(
                owner: names[0], name: names[1], types: types, returnsValue: flags[0], module: names[2], isSettable: flags[1])
            return (key, method)
        }
        self.methods = Dictionary(methods) { $1 }
    }
}

extension FrameworkIndex.Interface {
    fileprivate func write(to fields: inout FieldWriter) {
        fields.add(requirements)
        fields.add(parents)
        fields.add(defaults) { fields, each in
            fields.add([each.name, each.result, each.symbol])
            fields.add(each.types)
        }
        fields.add(flags: [isObjC])
    }

    fileprivate init(_ fields: inout FieldReader) throws {
        (requirements, parents) = (try fields.strings(), try fields.strings())
        defaults = try fields.array { fields in
            let (names, types) = (try fields.strings(), try fields.strings())
            guard names.count == 3 else { throw FieldReader.Malformed() }
            return FrameworkIndex.Default(name: names[0], types: types, result: names[1], symbol: names[2])
        }
        isObjC = try fields.flags(1)[0]
    }
}
