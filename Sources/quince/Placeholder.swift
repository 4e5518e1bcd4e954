@main struct Quince { static func main() {} }
