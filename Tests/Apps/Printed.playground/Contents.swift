import Foundation

let words = ["playground", "a", "prints"]
for word in words.sorted() { print(word) }
words.count
