import CoreGraphics
import DeviceProtocol
import FileFormats
import Foundation
import HomeScreenModel

@testable import Simulator

/// Files of devices and apps that the host reads.
extension FuzzTarget {
    static let files = [propertyLists, xml, images, stores]

    /// The first byte says whether it is a table of strings.
    private static let propertyLists = FuzzTarget(
        name: "property-lists",
        words: ["<?xml ", "<plist>", "<dict>", "<key>", "<integer>", "<data>", "<date>", "</", "bplist00", "/*", "*/", "\\U"],
        seeds: {
            let value: [String: Any] = [
                "a": [1, 2.5, true, "ä"], "b": Data([1, 2]), "c": Date(timeIntervalSince1970: 0), "d": ["e": "f"],
            ]
            let forms: [PropertyListSerialization.PropertyListFormat] = [.binary, .xml]
            let lists = forms.compactMap { try? PropertyListSerialization.data(fromPropertyList: value, format: $0, options: 0) }
            return lists.map { [0] + $0 } + [
                [0] + [UInt8]("{ a = (1, \"b\\n\", <00 ff>); /* c */ }"), [1] + [UInt8]("\"a\" = \"b\"; // c\n"),
            ]
        },
        accepts: { bytes in
            guard let (choice, rest) = bytes.choice(of: 2) else { return false }
            return succeeds { try PropertyList.read(Data(rest), isStringTable: choice == 1) }
        })

    private static let xml = FuzzTarget(
        name: "xml",
        words: ["<?xml version='1.0' encoding='", "<!DOCTYPE ", "<!ENTITY ", "<![CDATA[", "]]>", "&amp;", "xmlns:", "/>", "</"],
        seeds: { [[UInt8]("<?xml version=\"1.0\" encoding=\"UTF-8\"?><a b='c'>d<e/><![CDATA[f]]>&lt;</a>")] },
        accepts: { bytes in
            succeeds {
                let reader = try XMLReader(Data(bytes))
                while try reader.next() != nil {}
            }
        })

    /// Pictures of all formats but SVG, which another library reads whole. Sides beyond what fits the bound of memory are refused before.
    private static let images = FuzzTarget(
        name: "images", maximumLength: 8192, timeout: 20, memoryLimit: 3072,
        seeds: { RenderingSeeds.images },
        accepts: { bytes in
            let data = Data(bytes)
            if data.starts(with: Array("QPX2".utf8)) {
                guard let picture = try? ImageDecoder.unpack(data) else { return false }
                return picture.width * picture.height > 1 << 20 || picture.buffer.width > 0
            }
            guard let format = ImageDecoder.Format(of: data), format != .svg else { return false }
            return succeeds { try ImageDecoder.contents(data, as: format) }
        })

    /// The files in which devices keep what they know; the first byte chooses. Each is read as when a device is booted, and used.
    private static let stores = FuzzTarget(
        name: "stores",
        words: [
            "\"apps\":{", "\"pending\":[", "\"version\":1", "\"widgets\":[", "\"id\":9223372036854775807", "\"lastID\":", "\"spent\":",
        ],
        seeds: { StoreSeeds.all },
        accepts: { bytes in
            guard let (choice, rest) = bytes.choice(of: StoreSeeds.readers.count) else { return false }
            return StoreSeeds.withFile("stores", rest, StoreSeeds.readers[choice])
        })
}

/// Files of devices, and how they are read.
enum StoreSeeds {
    /// Whether a reader finds something in a file of these bytes. Each target has a file of its own, in memory where there is such a folder.
    static func withFile(_ target: String, _ bytes: [UInt8], _ read: (URL) -> Bool) -> Bool {
        let file = base.appendingPathComponent("quince-\(target)-\(getpid()).json")
        defer { try? FileManager.default.removeItem(at: file) }
        do { try Data(bytes).write(to: file) } catch { fatalError("\(file.path) cannot be written: \(error)") }
        return read(file)
    }

    /// The folder of files that are read again at once: in memory where there is such a folder.
    static var base: URL {
        let memory = URL(fileURLWithPath: "/dev/shm", isDirectory: true)
        return FileManager.default.isWritableFile(atPath: memory.path) ? memory : FileManager.default.temporaryDirectory
    }

    static let readers: [@Sendable (URL) -> Bool] = [
        { file in
            switch HomeLayoutFile(file).read() {
            case .layout(let layout), .incomplete(let layout), .newer(let layout, _):
                use(layout)
                return true
            case .absent, .damaged: return false
            }
        },
        { !ServiceFiles.read(.notifications, from: $0).notifications.isEmpty },
        { !ServiceFiles.read(.backgroundTasks, from: $0).tasks.isEmpty },
        { PermissionStore(file: $0).status(of: .notifications, for: "a") != .notDetermined },
        { !ServiceFiles.read(.quickActions, from: $0).quickActions.isEmpty },
        { file in
            let budgets = WidgetBudgetFile(file).budgets
            for var budget in budgets.values {
                budget.spend(at: Date(timeIntervalSince1970: 1e9))
                _ = budget.nextDate(at: Date(timeIntervalSince1970: 1e9))
            }
            return !budgets.isEmpty
        },
    ]

    private static func use(_ layout: HomeLayout) {
        var layout = layout
        let grid = HomeGrid(columns: 4, rows: 6, dock: 4)
        for case .stack(var stack) in layout.items {
            stack.withdrawSuggestion()
            _ = (stack.size, stack.shownWidget)
        }
        let kind = HomeWidgetKind(app: "a", bundle: "b", descriptor: .init(kind: "c", displayName: "", description: "", families: [.small]))
        layout.place(kind, .small, from: .page(0), grid)
    }

    static let all: [[UInt8]] = [
        #"{"version":2,"dock":[{"app":"a"}],"pages":[[{"folder":{"id":3,"name":"F","apps":["b"]}},{"widget":{"id":4,"app":"a","kind":"k","size":"small"}},{"stack":{"id":5,"widgets":[{"id":6,"app":"a","kind":"k","size":"small"},{"id":7,"app":"a","kind":"l","size":"small"}],"shown":6,"suggestion":7}}]],"lastID":9}"#,
        #"{"version":1,"apps":{"a":{"isProvisional":false,"banners":true,"sounds":true,"badges":true,"badge":1,"pending":[{"request":{"identifier":"x","content":{"title":"t","subtitle":"","body":"","category":"","thread":"","launchImage":"","interruptionLevel":1,"relevance":0}},"date":7}],"delivered":[],"categories":[]}}}"#,
        #"{"version":1,"apps":{"a":[{"task":{"identifier":"b","kind":"refresh","requiresNetwork":false,"requiresPower":false},"date":7}]}}"#,
        #"{"version":1,"apps":{"a":{"notifications":"granted"}}}"#, #"{"a":[{"type":"t","title":"T"}]}"#,
        #"[{"widget":{"bundle":"b","kind":"k","family":"small","configuration":""},"budget":{"start":7,"spent":3,"seen":2.5}}]"#,
    ].enumerated().map { [UInt8($0.offset)] + [UInt8]($0.element) }
}
