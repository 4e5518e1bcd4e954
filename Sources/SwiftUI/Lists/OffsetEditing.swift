extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at all the offsets.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var offset = -1
        removeAll { _ in
            offset += 1
            return offsets.contains(offset)
        }
    }
}

extension MutableCollection {
    /// Moves the elements at the source offsets to before the element at the destination offset, in the order they have.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var (moved, before, after): ([Element], [Element], [Element]) = ([], [], [])
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else if offset < destination {
                before.append(element)
            } else {
                after.append(element)
            }
        }
        var index = startIndex
        for element in before + moved + after {
            self[index] = element
            formIndex(after: &index)
        }
    }
}
