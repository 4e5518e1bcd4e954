// AppBuilder
