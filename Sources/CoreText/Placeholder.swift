// CoreText
