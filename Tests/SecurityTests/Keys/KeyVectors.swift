import QuinceFoundation

@testable import Security

/// Keys made for these tests, and what the `openssl` command line computed with them.
enum KeyVectors {
    static let message = Data("The quick brown fox".utf8)

    private static func data(_ text: String) -> Data { Data(base64Encoded: text)! }
    static func hex(_ text: String) -> Data {
        let digits = Array(text.utf8)
        return Data(
            stride(from: 0, to: digits.count, by: 2).map { UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16)! })
    }

    // MARK: RSA

    /// `openssl genrsa -traditional 2048`, in DER.
    static let rsaPrivate = data(
        """
        MIIEpAIBAAKCAQEApixEb0adVyAHkczpSW1zCkJqvUwOrAgqLsVZ+GPSMwKuskc/K7S9CBYmmE5HkL5+0Baop9CV+sI0Nrq0KiS7ZtNcZchqKV3rSvRcvt8+\
        puiWNuqj59SAulJJTxQoRxEAYIDpdvktns7FaD/aGMtUwZiH2YS3x4YKAIXRdyUjwPTFlRfQ+UiVRrVPW7mGBovAo9FEp471R8QPl6bx3VS9YMFlPN/hQcYN\
        KSY/zgtv7wYj+J2QnN57TKyQOTqFcERaVjWh4YpCYW8w7NvZsyWEutjmyG8G9EEmWwGp/ok2e5+W1h0DtcHWtKY40pR5qdC7E+Hn+k7N8IfKIJj2mwhYpwID\
        AQABAoIBAASJY74+bLyVan99FByCTo9kXerDG9BTNaDx7UM44f90E9mRf0ZYhsAy/UhP3z1rnt54mo+14HXodk0ibqencqCNex/3XKaeBiF49b7O9F8KZlIj\
        f8wPuF/6TD68VkIO4VLBJ5BX2Ppxuu6lIIO9cV8Kz1nGXM9usJvh7vLUVGlyeghWFg8V2oePxdTRyeTcsNArhqL4v9dZuGQRpNHrdTVEPmjLkNUTck1E6jDM\
        qw6o88VkAZzaw10nvg46EIfR2vi+X/1CrAWxKO8RBrPjeUMzE6qTSC7BlauEoxTohcsXjG2OQCXur5dczc6wqYY25ZGXieN0Fs4SjbznWPF1KhECgYEA1Hv3\
        noXgBoXv10glb9gG2KywmFWaA2W/Pb7LCZDicpmX27a7q+8fMKiJD2Cdj9jIjic7JfF2q4sRpkm2+9l6eSpyN+vqjzqZin1z7BoXKNEF3YK1IEYdNhICTGaw\
        Bcapg/0nhjFAMzCkwAJgunHV4Xqq0Quoj9BifiSHtH4wrEkCgYEAyDRPRu8rFrrYkcsr2tqbbo8Xr9NviuZDPTff1YnJnZSjcGp/vJl/48rbXNrHENiCM5Gq\
        q8pWFhFAyqdGCEcyiCttdjByKQdIkHK36RRJEDlDnGAfqjM4n8PDVGfg0O5Rmf6WRh6wkryXska3MJ5RA7iQ39kUWDz6/Q0IrfVefW8CgYEAukBnzvZ+Znlk\
        wIom9qCfb7H/oaf3Nl8rgQ4Knzn2pIlpiVflrVIPPvGcInSH6B0XvzM4L4w2fyuJrv8SfDQnnKnOMKKEmkO9bp2EzUIZZtfBkmcOKVoMJOcoSJwCUy3OTTnM\
        OV5WbgiHgR8Udplt5xVFQbQ8bsM0cmnG4jlypLECgYAqUYxUZSfJhTNUFgsuFrl2ND8AhoP0a1nZLd9dhuOcMJgfohNgLV4wK2gVB5W+hNV4yxi1eW6a+Yil\
        jZgrFcmjqPJZYkIvU//NsMIZPZV4HXKiMltfIbadZsb6J38JCucq0vq21bPjQIQcRgBhAYYEcFYHSx6WzEUNilzEULJpdwKBgQDQULSGZKxDj8/mXK5Xu/mp\
        cpuZ5nMOvCJb3rCgzLvtHqQ7pktj2slg8ve4gKKZ4i1a/X0aA1aoVLHi/bYNSsZCcivNZrbhQRAREK6p49pdKCWEoditIOe7zion1B/KhXiOPHXYB/YKadZN\
        TwQ/A8o1x4vus+hmokjcihOE1+0p9w==
        """)
    /// `openssl rsa -RSAPublicKey_out -outform DER`.
    static let rsaPublic = data(
        """
        MIIBCgKCAQEApixEb0adVyAHkczpSW1zCkJqvUwOrAgqLsVZ+GPSMwKuskc/K7S9CBYmmE5HkL5+0Baop9CV+sI0Nrq0KiS7ZtNcZchqKV3rSvRcvt8+puiW\
        Nuqj59SAulJJTxQoRxEAYIDpdvktns7FaD/aGMtUwZiH2YS3x4YKAIXRdyUjwPTFlRfQ+UiVRrVPW7mGBovAo9FEp471R8QPl6bx3VS9YMFlPN/hQcYNKSY/\
        zgtv7wYj+J2QnN57TKyQOTqFcERaVjWh4YpCYW8w7NvZsyWEutjmyG8G9EEmWwGp/ok2e5+W1h0DtcHWtKY40pR5qdC7E+Hn+k7N8IfKIJj2mwhYpwIDAQAB
        """)
    /// The same as a SubjectPublicKeyInfo: `openssl rsa -pubout -outform DER`.
    static let rsaPublicInfo = data(
        """
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEApixEb0adVyAHkczpSW1zCkJqvUwOrAgqLsVZ+GPSMwKuskc/K7S9CBYmmE5HkL5+0Baop9CV+sI0\
        Nrq0KiS7ZtNcZchqKV3rSvRcvt8+puiWNuqj59SAulJJTxQoRxEAYIDpdvktns7FaD/aGMtUwZiH2YS3x4YKAIXRdyUjwPTFlRfQ+UiVRrVPW7mGBovAo9FE\
        p471R8QPl6bx3VS9YMFlPN/hQcYNKSY/zgtv7wYj+J2QnN57TKyQOTqFcERaVjWh4YpCYW8w7NvZsyWEutjmyG8G9EEmWwGp/ok2e5+W1h0DtcHWtKY40pR5\
        qdC7E+Hn+k7N8IfKIJj2mwhYpwIDAQAB
        """)
    /// The private key in PKCS #8, which iOS does not read: `openssl pkcs8 -topk8 -nocrypt -outform DER`.
    static let rsaPrivateInfo = data(
        """
        MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCmLERvRp1XIAeRzOlJbXMKQmq9TA6sCCouxVn4Y9IzAq6yRz8rtL0IFiaYTkeQvn7QFqin\
        0JX6wjQ2urQqJLtm01xlyGopXetK9Fy+3z6m6JY26qPn1IC6UklPFChHEQBggOl2+S2ezsVoP9oYy1TBmIfZhLfHhgoAhdF3JSPA9MWVF9D5SJVGtU9buYYG\
        i8Cj0USnjvVHxA+XpvHdVL1gwWU83+FBxg0pJj/OC2/vBiP4nZCc3ntMrJA5OoVwRFpWNaHhikJhbzDs29mzJYS62ObIbwb0QSZbAan+iTZ7n5bWHQO1wda0\
        pjjSlHmp0LsT4ef6Ts3wh8ogmPabCFinAgMBAAECggEABIljvj5svJVqf30UHIJOj2Rd6sMb0FM1oPHtQzjh/3QT2ZF/RliGwDL9SE/fPWue3niaj7Xgdeh2\
        TSJup6dyoI17H/dcpp4GIXj1vs70XwpmUiN/zA+4X/pMPrxWQg7hUsEnkFfY+nG67qUgg71xXwrPWcZcz26wm+Hu8tRUaXJ6CFYWDxXah4/F1NHJ5Nyw0CuG\
        ovi/11m4ZBGk0et1NUQ+aMuQ1RNyTUTqMMyrDqjzxWQBnNrDXSe+DjoQh9Ha+L5f/UKsBbEo7xEGs+N5QzMTqpNILsGVq4SjFOiFyxeMbY5AJe6vl1zNzrCp\
        hjblkZeJ43QWzhKNvOdY8XUqEQKBgQDUe/eeheAGhe/XSCVv2AbYrLCYVZoDZb89vssJkOJymZfbtrur7x8wqIkPYJ2P2MiOJzsl8XarixGmSbb72Xp5KnI3\
        6+qPOpmKfXPsGhco0QXdgrUgRh02EgJMZrAFxqmD/SeGMUAzMKTAAmC6cdXheqrRC6iP0GJ+JIe0fjCsSQKBgQDINE9G7ysWutiRyyva2ptujxev02+K5kM9\
        N9/VicmdlKNwan+8mX/jyttc2scQ2IIzkaqrylYWEUDKp0YIRzKIK212MHIpB0iQcrfpFEkQOUOcYB+qMzifw8NUZ+DQ7lGZ/pZGHrCSvJeyRrcwnlEDuJDf\
        2RRYPPr9DQit9V59bwKBgQC6QGfO9n5meWTAiib2oJ9vsf+hp/c2XyuBDgqfOfakiWmJV+WtUg8+8ZwidIfoHRe/MzgvjDZ/K4mu/xJ8NCecqc4wooSaQ71u\
        nYTNQhlm18GSZw4pWgwk5yhInAJTLc5NOcw5XlZuCIeBHxR2mW3nFUVBtDxuwzRyacbiOXKksQKBgCpRjFRlJ8mFM1QWCy4WuXY0PwCGg/RrWdkt312G45ww\
        mB+iE2AtXjAraBUHlb6E1XjLGLV5bpr5iKWNmCsVyaOo8lliQi9T/82wwhk9lXgdcqIyW18htp1mxvonfwkK5yrS+rbVs+NAhBxGAGEBhgRwVgdLHpbMRQ2K\
        XMRQsml3AoGBANBQtIZkrEOPz+Zcrle7+alym5nmcw68IlvesKDMu+0epDumS2PayWDy97iAopniLVr9fRoDVqhUseL9tg1KxkJyK81mtuFBEBEQrqnj2l0o\
        JYSh2K0g57vOKifUH8qFeI48ddgH9gpp1k1PBD8DyjXHi+6z6GaiSNyKE4TX7Sn3
        """)
    /// `openssl dgst -sha1` of the public key.
    static let rsaLabel = hex("ef202e793036f6ed9604841c035433912aba0069")
    /// `openssl dgst -sha256 -sign` of the message.
    static let pkcs1Signature = data(
        """
        T270y8hThCh0ZdVe43u/qJQtFzYACNUOzu8fBHRa9jBBdvaiF11RopD6xzAkJaOrpB2BR3yyxbAVe/3hkv8ZnJ8U9Y8rIiESh9/60NCnYXF0bKYoJJQVTkcB\
        YizmK2DPey5olMoaaO8/MbnRHFzfrRWETPoj0NOfn2WtaMWMAKLFQTFM9pKu7XUcxUxzFhmb+AuFDpeIOUiKm6qrUCpcCcQ4JsmMOX4mO2PABxw4YKFzmof3\
        S+2xZYZ1rkzUJSmvE/w/VQr+uLal83PKoSq2jlgw88qXNU4CqDwCjTLE1QiXQjuxQCi8WpPU5HSkd9L8runRDbRwzyIAWetDxtnmJg==
        """)
    /// `openssl dgst -sha384 -sigopt rsa_padding_mode:pss -sigopt rsa_pss_saltlen:48 -sign` of the message.
    static let pssSignature = data(
        """
        eBjgQN5+D7qv/gYF5X3Kl4KnxMuYRfybMwkKY7Hz12MEbmHxGLKaMn/m70QivWo8KqeXrULywJiroVuk6sJPRUwent8YqAIB6VSw2Wzg4/t+STCafV/sa/iW\
        atbPjbvzn3Sl3s+/gIqVbJ4bM6UzLExQb0OeXsNp2f2enLJrvvVoLnudXzAxNv0cmc4tgYZhPmCw11M7bozrLtauGQRkBO6x7VVWlp8+Txxp4JQE0LHxYcyI\
        dNVRhTArHe4+483Ez/fAQRWOGfVqXP5KBhwIfWg/NhXI4aqFuGM4SVQYt6tsnsz1iexrNuI4TNncFA5IK2TSwCvfHSUA1uxExC8ekA==
        """)
    /// `openssl pkeyutl -encrypt -pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256` of the message.
    static let oaepMessage = data(
        """
        NTWIQwvZfCaatbe8QibyYBCPcKasLjaI3o4rlCyK9WGnoIOx6ArWuqgAg65FbYKiqchdeLvRealOGQP4qBXQsmJain4drGZ+nIEGDc4knUkXut1UbIKeBcLq\
        bGqgtrxOdDlKrVGrcl2stDLivBYaPQmWGCRieoBrRS5PjYY/ZGMVdX3csq/W6UzCGXrZjw4+UN6l2Zfk4CEDwV1EvA9b5mCzFXS482NO2NlCXRKlWR9w/1Bz\
        EYhrMoFv8RXmgWNpOEJNI1QJw89FmSwIKegLR/XMRFU5I509ecx+RASX85XDzeXOuHVjqGzV+211cn5J7B7YFqkllBIB/3Zv5yPoAA==
        """)
    /// `openssl pkeyutl -encrypt` of the message.
    static let pkcs1Message = data(
        """
        lozeVRH4Av75mBQV5PlW/PaVazWdCMUyC4jiScyCjmzDkeP9PjJuKh176agEXmlVXyRdS5W7TQJBGBDeKbVTnGhvFolhZ1byM9oD0SI0vXQU5Ah9MX4ZoX4m\
        FicRk8qajg4scO5aqelse8/NZ3cQavcK1qcxlWDuDr/Rj4bYcLhKjqajEs6ISyWSk3sV/978AYSpty0ZAhZksWYfs/b6Uc6I6xzGeiHho05KWNYTtT6wZDs+\
        xVcl3xugzJzkuGndw+HkbNszWPxClMr0XZkabIxLFhA43xhcTvGBTawhLScHneWxEEjxR436newIAwGYy5jvwAr7fEWNX/Ltx+GetQ==
        """)
    /// The key 00 01 … 0F, encrypted as above, and the message encrypted by AES-GCM with it, a vector of 16 zeros and the public key
    /// beside it, computed from `openssl enc -aes-128-ecb`.
    static let sealedMessage = data(
        """
        VEWrGaqM2PZ6kkrsT6r3PAbBIPwIFszziac4SavdOB5ORMy1bvKwaiq4pUHKg2+AxyWM9iacEllDbqJ8Fd/7ZqfvjsprvBUBoabDK40gcNZCQr9zC+dpaWwc\
        iIKDVyVqAUewCdXBaR70A/HuCblQm4XqVouheh7GQfBXP4ctcpeP1bNfJV1NR5ulSNvi7yGwoBSHKGMOuJ0JRdbiC5e9/dWkzbJTN6lHrLeoM06PVSIdMg8w\
        V9efOM/OeAdDKS2YAPwV49FkapysKtuVb3Rd9400zTcmRBZwHVFPe5Ns2q80DwkzXOet+msNwg1sjG6BLVLXyw4muwW0Jjxd4e9We1R+Htaay50UihFtxJNJ\
        zYtOKkDJC7tcvNDyaAYn9zRR4S3N
        """)
    /// `openssl req -x509` with the key.
    static let rsaCertificate = data(
        """
        MIIC/zCCAeegAwIBAgIUMWggZUfHKva5SfRHZmRJKxITR2owDQYJKoZIhvcNAQELBQAwDjEMMAoGA1UEAwwDcnNhMCAXDTI2MTEzMDA5MDc0NVoYDzIxMjYx\
        MTA2MDkwNzQ1WjAOMQwwCgYDVQQDDANyc2EwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQCmLERvRp1XIAeRzOlJbXMKQmq9TA6sCCouxVn4Y9Iz\
        Aq6yRz8rtL0IFiaYTkeQvn7QFqin0JX6wjQ2urQqJLtm01xlyGopXetK9Fy+3z6m6JY26qPn1IC6UklPFChHEQBggOl2+S2ezsVoP9oYy1TBmIfZhLfHhgoA\
        hdF3JSPA9MWVF9D5SJVGtU9buYYGi8Cj0USnjvVHxA+XpvHdVL1gwWU83+FBxg0pJj/OC2/vBiP4nZCc3ntMrJA5OoVwRFpWNaHhikJhbzDs29mzJYS62ObI\
        bwb0QSZbAan+iTZ7n5bWHQO1wda0pjjSlHmp0LsT4ef6Ts3wh8ogmPabCFinAgMBAAGjUzBRMB0GA1UdDgQWBBTvIC55MDb27ZYEhBwDVDORKroAaTAfBgNV\
        HSMEGDAWgBTvIC55MDb27ZYEhBwDVDORKroAaTAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQBjkzb6vSZbBextcTOFS5Rl2QFMkPp+9/9g\
        iDtWVkr9yln8InqaFM8W3SzfX4OLLThkth1K+gv+Tr8odJmk/Jn4ssM7rqOF1ELSMpndtuDWOrPsVPGJw/aBCxDpFZEggjvkLxyGUbiJt0rKyQ8XwQT1yLWw\
        fK8laHf9t24K9UvDheHJ+2PM2XTgQHzt1kVmYX2wEFTMiO06rUsz1LGjcUqU3qqiVhiey5Aj53CrNP2ytV8rkEh71+1PqszZYYRYFQ4CEk75cvgxQkv6FX1J\
        /6Z60dtr4cgmSYAG77ps4S3ZsXNjbeW5ZVG1/WiPII1PSuk27VMBJ5ieYDzOs0I4KJeJ
        """)
    /// `openssl req -x509` with a key of Ed25519, which iOS has none of.
    static let edwardsCertificate = data(
        """
        MIIBLzCB4qADAgECAhMKQLOGv1rcOjEHmFxm1JCoHsioMAUGAytlcDANMQswCQYDVQQDDAJlZDAgFw0yNjExMzAwOTExMTRaGA8yMTI2MTEwNjA5MTExNFow\
        DTELMAkGA1UEAwwCZWQwKjAFBgMrZXADIQD60rMsZNYIv+YRetk6JFQ0I1blJ69j4OPaSKc4w4mNQqNTMFEwHQYDVR0OBBYEFPHIu4Eo1ghYWKTK/n2lHnKE\
        NNomMB8GA1UdIwQYMBaAFPHIu4Eo1ghYWKTK/n2lHnKENNomMA8GA1UdEwEB/wQFMAMBAf8wBQYDK2VwA0EAM3XDRILMUQF3FnIuwJ+FvaQ83MmptMEwPGM5\
        7WD88zMLyrxYRDB2KNmOSYHzDHsdsxGHgNRkKp+0EfFCeRemCA==
        """)

    // MARK: Curves

    /// `openssl ecparam -genkey -name prime256v1`: the point and the private number.
    static let p256 = hex(
        """
        04cb9661dabeb010631c3781c76f069ff157596765fc7fa0f4cc3f6d3ffb6e098765fafdcddcf39898a9f1b951b5a8d786f61853b2d6fa5498e515d4\
        8388bd503120805dc581ee6b407d20e1fffe070ba8f00e88ed6b468f54f346a7ff58fad15d
        """)
    /// `openssl ecparam -genkey -name secp384r1`: the point and the private number.
    static let p384 = hex(
        """
        0440809844b16686d941e83dcc633449ee63fc7af0c73e8b0edcb5743102105c195b6e944d61b5ce09f7a4229903ad1c587dfa279266ba5b1e5d0092\
        7f7b77f18312832810a8758800aaf25dfc19fc702e6434474120ea4ebb7c85b554788d1fe228ecdb108ae1be8c35bdb1025256c712ef2d1400ec7dee\
        fc873bf3bfaba378c280d2889e1ff46aac092adb5525208746
        """)
    /// `openssl ecparam -genkey -name secp521r1`: the point and the private number.
    static let p521 = hex(
        """
        040139f6bce94280f2f97d52f89494b945d88dfb8735c7a80532db50ceaf84ba7319c883013d9790e7590e9064fb798810897bd3ab72adedbd220d8b\
        147ae39e94786a019c5a19dcb3125626a14ff0b13b87553c05d8735a6d6bd6a3799dc8a1f4abe0c521cb6608179241455930bb8ef43689c13cf7ad76\
        2142f3f3bf692fca8140a110d600026fd8ecd06b12d77baa7ea0a94e130a64a7128e48bfc1db974b8d753589dae071679ba7bb0e6abed29b7a4bd236\
        9e9a01dbf0c824761985538793738940705dba
        """)
    /// Another point of P-256.
    static let peer = hex(
        """
        04c6d9cecf3a15641e55f81cc7e3b597dee16c62e202245ba7f2e19a28af8695f49682697f05aca22bf6c090d1460468fb4c35d92a7385835a1b4f98\
        f05e88781d
        """)
    /// `openssl dgst -sha256 -sign` of the message.
    static let p256Signature = hex(
        """
        3045022100bdf7fafcee37d156d8fa44bc7a33a1203e9ac0e34c5401e54e5271c98efde4b7022074f7eb88e69077829e37167ca998b75c9adb6b3d68\
        a404bcabf72cfd7ef081e3
        """)
    /// `openssl dgst -sha512 -sign` of the message.
    static let p521Signature = hex(
        """
        308188024201024690006d38fe347d5eb347ea23e0024bde5a3d1aae20149aa61d20ba022728150a96099c112124bf2dafb447b38d600633d2bbc6ac\
        11bf10c927876cb69e6805024200950116dc11b44d33aa0b32ed98120f5970982222a0d6d06ab3debc50478c2b2ca4f3d8a8949295246afb89a2575b\
        fddf5cc87b2f53dadc1a2c28b1b96f8650624f
        """)
    /// `openssl pkeyutl -derive` with the other point.
    static let secret = hex("77b01906133353e3a2896180c74fcf01bb4e1965c1c76ac619289dd093471aee")
    /// `openssl kdf -keylen 48 -kdfopt digest:SHA256 -kdfopt hexinfo:696e666f X963KDF` of the secret.
    static let derived = hex("7f5c4a24f73c6d125828731a991a95cbd332eec705131d2a1e7f547f20e4a6c063984592e03981bae4943638e649ede9")
    /// The message, encrypted by AES-128-GCM with a key derived of the secret and the other point, and a vector of 16 zeros.
    static let standardMessage = hex("1084d90ba97653db631a2e0a9986d9d7ed5e548331a18d8712a14b77bb59ef4cb8610b")
    /// The same with a vector that is derived behind the key.
    static let variableMessage = hex("0df350eb0c3ade19ec24a0d8d6604ea61185c315d20eb5e61344709596c23d90b5bc66")

    // MARK: Keys

    static func key(_ data: Data, _ type: CFString, _ keyClass: CFString) -> SecKey? {
        SecKeyCreateWithData(NSData(data: data), [kSecAttrKeyType: type, kSecAttrKeyClass: keyClass], nil)
    }
    static let rsa = key(rsaPrivate, kSecAttrKeyTypeRSA, kSecAttrKeyClassPrivate)!
    static let curves = [p256, p384, p521].map { key($0, kSecAttrKeyTypeECSECPrimeRandom, kSecAttrKeyClassPrivate)! }
}

extension SecKey {
    var publicKey: SecKey { SecKeyCopyPublicKey(self)! }
    var representation: Data? { SecKeyCopyExternalRepresentation(self, nil) as Data? }
}
