import CoreData

extension Entry {
    /// The entry's month, as the list's sections are called.
    @objc var month: String { (day ?? .distantPast).formatted(.dateTime.month(.wide).year()) }

    /// The names of the tags in alphabetical order, each behind a number sign.
    var tagText: String {
        (tags as? Set<Tag> ?? []).compactMap(\.name).sorted().map { "#\($0)" }.joined(separator: " ")
    }

    /// Gives the entry the tags that a text lists, those that exist already and new ones.
    func setTags(_ text: String) {
        guard let context = managedObjectContext else { return }
        let names = text.lowercased().split { $0 == " " || $0 == "," || $0 == "#" }.map(String.init)
        tags = NSSet(array: names.map { Tag.named($0, in: context) })
    }

    /// Entries, the latest first, whose title, text or one of whose tags holds a text.
    static func request(holding text: String) -> NSFetchRequest<Entry> {
        let request: NSFetchRequest<Entry> = Entry.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Entry.day, ascending: false), NSSortDescriptor(keyPath: \Entry.title, ascending: true),
        ]
        request.fetchBatchSize = 20
        if !text.isEmpty {
            request.predicate = NSPredicate(
                format: "%K CONTAINS[cd] %@ OR %K CONTAINS[cd] %@ OR ANY tags.name CONTAINS[cd] %@", #keyPath(Entry.title), text,
                #keyPath(Entry.text), text, text)
        }
        return request
    }
}

extension Tag {
    /// The tag of a name.
    static func named(_ name: String, in context: NSManagedObjectContext) -> Tag {
        let request: NSFetchRequest<Tag> = Tag.fetchRequest()
        request.predicate = NSPredicate(format: "%K == %@", #keyPath(Tag.name), name)
        request.fetchLimit = 1
        if let known = try? context.fetch(request).first { return known }
        let tag = Tag(context: context)
        tag.name = name
        return tag
    }
}
