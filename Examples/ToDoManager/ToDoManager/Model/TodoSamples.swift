/// Tasks to begin with.
enum TodoSamples {
    static let items = [
        TodoItem(title: "Купить хлеб"),
        TodoItem(title: "Помыть кота", priority: .important),
        TodoItem(title: "Отдать долг Арнольду", priority: .important, status: .completed),
        TodoItem(title: "Купить новый пылесос", status: .completed),
        TodoItem(title: "Подарить цветы супруге", priority: .important),
        TodoItem(title: "Позвонить родителям", priority: .important),
        TodoItem(title: "Пригласить на вечеринку Дольфа, Джеки, Леонардо, Уилла и Брюса", priority: .important),
    ]
}
