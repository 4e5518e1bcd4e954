extension Gazetteer {
    /// Cities: name, state or province, country, latitude, longitude, time zone. Names of other languages follow the first after a slash.
    static let cities = """
        Amsterdam|North Holland|NL|52.3728|4.8936|Europe/Amsterdam
        Rotterdam|South Holland|NL|51.9225|4.4792|Europe/Amsterdam
        The Hague/Den Haag|South Holland|NL|52.0800|4.3100|Europe/Amsterdam
        Utrecht|Utrecht|NL|52.0908|5.1222|Europe/Amsterdam
        Brussels/Bruxelles/Brüssel|Brussels|BE|50.8467|4.3525|Europe/Brussels
        Antwerp/Antwerpen|Flanders|BE|51.2211|4.3997|Europe/Brussels
        Luxembourg|Luxembourg|LU|49.6106|6.1328|Europe/Luxembourg
        Paris|Île-de-France|FR|48.8566|2.3522|Europe/Paris
        Lyon|Auvergne-Rhône-Alpes|FR|45.7600|4.8400|Europe/Paris
        Marseille|Provence-Alpes-Côte d’Azur|FR|43.2964|5.3700|Europe/Paris
        Nice|Provence-Alpes-Côte d’Azur|FR|43.7034|7.2663|Europe/Paris
        Toulouse|Occitanie|FR|43.6045|1.4440|Europe/Paris
        Bordeaux|Nouvelle-Aquitaine|FR|44.8400|-0.5800|Europe/Paris
        Lille|Hauts-de-France|FR|50.6278|3.0583|Europe/Paris
        Strasbourg|Grand Est|FR|48.5833|7.7458|Europe/Paris
        Nantes|Pays de la Loire|FR|47.2181|-1.5528|Europe/Paris
        Monaco|Monaco|MC|43.7333|7.4167|Europe/Monaco
        Berlin|Berlin|DE|52.5200|13.4050|Europe/Berlin
        Hamburg|Hamburg|DE|53.5500|10.0000|Europe/Berlin
        Munich/München|Bavaria|DE|48.1375|11.5750|Europe/Berlin
        Nuremberg/Nürnberg|Bavaria|DE|49.4539|11.0775|Europe/Berlin
        Cologne/Köln|North Rhine-Westphalia|DE|50.9364|6.9528|Europe/Berlin
        Düsseldorf|North Rhine-Westphalia|DE|51.2333|6.7833|Europe/Berlin
        Dortmund|North Rhine-Westphalia|DE|51.5139|7.4653|Europe/Berlin
        Frankfurt am Main/Frankfurt|Hesse|DE|50.1106|8.6822|Europe/Berlin
        Stuttgart|Baden-Württemberg|DE|48.7775|9.1800|Europe/Berlin
        Leipzig|Saxony|DE|51.3400|12.3750|Europe/Berlin
        Dresden|Saxony|DE|51.0493|13.7384|Europe/Berlin
        Hanover/Hannover|Lower Saxony|DE|52.3667|9.7167|Europe/Berlin
        Bremen|Bremen|DE|53.0758|8.8072|Europe/Berlin
        Vienna/Wien|Vienna|AT|48.2083|16.3725|Europe/Vienna
        Salzburg|Salzburg|AT|47.8000|13.0450|Europe/Vienna
        Graz|Styria|AT|47.0708|15.4386|Europe/Vienna
        Innsbruck|Tyrol|AT|47.2683|11.3933|Europe/Vienna
        Zurich/Zürich|Zürich|CH|47.3744|8.5411|Europe/Zurich
        Geneva/Genève/Genf|Geneva|CH|46.2017|6.1469|Europe/Zurich
        Bern|Bern|CH|46.9480|7.4474|Europe/Zurich
        Basel|Basel-Stadt|CH|47.5606|7.5906|Europe/Zurich
        London|England|GB|51.5072|-0.1275|Europe/London
        Manchester|England|GB|53.4790|-2.2452|Europe/London
        Birmingham|England|GB|52.4800|-1.9025|Europe/London
        Liverpool|England|GB|53.4075|-2.9919|Europe/London
        Leeds|England|GB|53.7975|-1.5436|Europe/London
        Bristol|England|GB|51.4536|-2.5975|Europe/London
        Cambridge|England|GB|52.2053|0.1192|Europe/London
        Oxford|England|GB|51.7519|-1.2578|Europe/London
        Edinburgh|Scotland|GB|55.9533|-3.1892|Europe/London
        Glasgow|Scotland|GB|55.8611|-4.2500|Europe/London
        Cardiff|Wales|GB|51.4814|-3.1789|Europe/London
        Belfast|Northern Ireland|GB|54.5964|-5.9300|Europe/London
        Dublin|Leinster|IE|53.3500|-6.2603|Europe/Dublin
        Cork|Munster|IE|51.8972|-8.4700|Europe/Dublin
        Madrid|Madrid|ES|40.4168|-3.7034|Europe/Madrid
        Barcelona|Catalonia|ES|41.3825|2.1769|Europe/Madrid
        Valencia|Valencia|ES|39.4700|-0.3764|Europe/Madrid
        Seville/Sevilla|Andalusia|ES|37.3900|-5.9900|Europe/Madrid
        Málaga|Andalusia|ES|36.7194|-4.4200|Europe/Madrid
        Bilbao|Basque Country|ES|43.2569|-2.9236|Europe/Madrid
        Palma|Balearic Islands|ES|39.5667|2.6497|Europe/Madrid
        Lisbon/Lisboa|Lisbon|PT|38.7253|-9.1500|Europe/Lisbon
        Porto|Porto|PT|41.1621|-8.6219|Europe/Lisbon
        Rome/Roma|Lazio|IT|41.8933|12.4828|Europe/Rome
        Milan/Milano/Mailand|Lombardy|IT|45.4669|9.1900|Europe/Rome
        Naples/Napoli|Campania|IT|40.8333|14.2500|Europe/Rome
        Turin/Torino|Piedmont|IT|45.0667|7.7000|Europe/Rome
        Florence/Firenze|Tuscany|IT|43.7714|11.2542|Europe/Rome
        Venice/Venezia/Venedig|Veneto|IT|45.4375|12.3358|Europe/Rome
        Bologna|Emilia-Romagna|IT|44.4939|11.3428|Europe/Rome
        Palermo|Sicily|IT|38.1157|13.3613|Europe/Rome
        Valletta|Malta|MT|35.8983|14.5125|Europe/Malta
        Copenhagen/København|Capital Region|DK|55.6761|12.5683|Europe/Copenhagen
        Aarhus|Central Denmark|DK|56.1572|10.2107|Europe/Copenhagen
        Stockholm|Stockholm|SE|59.3294|18.0686|Europe/Stockholm
        Gothenburg/Göteborg|Västra Götaland|SE|57.7075|11.9675|Europe/Stockholm
        Malmö|Skåne|SE|55.6058|13.0358|Europe/Stockholm
        Oslo|Oslo|NO|59.9133|10.7389|Europe/Oslo
        Bergen|Vestland|NO|60.3925|5.3233|Europe/Oslo
        Tromsø|Troms|NO|69.6492|18.9553|Europe/Oslo
        Helsinki|Uusimaa|FI|60.1708|24.9375|Europe/Helsinki
        Tampere|Pirkanmaa|FI|61.4981|23.7600|Europe/Helsinki
        Reykjavík|Capital Region|IS|64.1467|-21.9400|Atlantic/Reykjavik
        Tallinn|Harju|EE|59.4372|24.7453|Europe/Tallinn
        Riga|Riga|LV|56.9489|24.1064|Europe/Riga
        Vilnius|Vilnius|LT|54.6872|25.2800|Europe/Vilnius
        Warsaw/Warszawa/Warschau|Masovia|PL|52.2300|21.0111|Europe/Warsaw
        Kraków|Lesser Poland|PL|50.0614|19.9372|Europe/Warsaw
        Gdańsk|Pomerania|PL|54.3475|18.6453|Europe/Warsaw
        Wrocław|Lower Silesia|PL|51.1100|17.0325|Europe/Warsaw
        Prague/Praha/Prag|Prague|CZ|50.0875|14.4214|Europe/Prague
        Brno|South Moravia|CZ|49.1925|16.6083|Europe/Prague
        Bratislava|Bratislava|SK|48.1439|17.1097|Europe/Bratislava
        Budapest|Budapest|HU|47.4925|19.0514|Europe/Budapest
        Ljubljana|Ljubljana|SI|46.0514|14.5061|Europe/Ljubljana
        Zagreb|Zagreb|HR|45.8131|15.9775|Europe/Zagreb
        Split|Split-Dalmatia|HR|43.5100|16.4400|Europe/Zagreb
        Sarajevo|Sarajevo|BA|43.8564|18.4131|Europe/Sarajevo
        Belgrade/Beograd|Belgrade|RS|44.8178|20.4569|Europe/Belgrade
        Podgorica|Podgorica|ME|42.4414|19.2628|Europe/Podgorica
        Skopje|Skopje|MK|41.9961|21.4317|Europe/Skopje
        Tirana|Tirana|AL|41.3289|19.8178|Europe/Tirane
        Sofia|Sofia|BG|42.6979|23.3217|Europe/Sofia
        Bucharest/București|Bucharest|RO|44.4325|26.1039|Europe/Bucharest
        Chișinău|Chișinău|MD|47.0228|28.8353|Europe/Chisinau
        Athens/Athen|Attica|GR|37.9842|23.7281|Europe/Athens
        Thessaloniki|Central Macedonia|GR|40.6403|22.9347|Europe/Athens
        Nicosia|Nicosia|CY|35.1725|33.3650|Asia/Nicosia
        Kyiv/Kiev|Kyiv|UA|50.4500|30.5236|Europe/Kyiv
        Lviv|Lviv|UA|49.8425|24.0322|Europe/Kyiv
        Odesa|Odesa|UA|46.4775|30.7326|Europe/Kyiv
        Minsk|Minsk|BY|53.9000|27.5667|Europe/Minsk
        Moscow/Moskau|Moscow|RU|55.7558|37.6178|Europe/Moscow
        Saint Petersburg|Saint Petersburg|RU|59.9375|30.3086|Europe/Moscow
        Novosibirsk|Novosibirsk|RU|55.0333|82.9167|Asia/Novosibirsk
        Vladivostok|Primorye|RU|43.1150|131.8853|Asia/Vladivostok
        Istanbul|Istanbul|TR|41.0136|28.9550|Europe/Istanbul
        Ankara|Ankara|TR|39.9300|32.8500|Europe/Istanbul
        Izmir|Izmir|TR|38.4200|27.1400|Europe/Istanbul
        Tbilisi|Tbilisi|GE|41.7225|44.7925|Asia/Tbilisi
        Yerevan|Yerevan|AM|40.1814|44.5144|Asia/Yerevan
        Baku|Baku|AZ|40.3953|49.8822|Asia/Baku
        Jerusalem|Jerusalem|IL|31.7789|35.2256|Asia/Jerusalem
        Tel Aviv|Tel Aviv|IL|32.0800|34.7800|Asia/Jerusalem
        Beirut|Beirut|LB|33.8869|35.5131|Asia/Beirut
        Damascus|Damascus|SY|33.5131|36.2919|Asia/Damascus
        Amman|Amman|JO|31.9497|35.9328|Asia/Amman
        Baghdad|Baghdad|IQ|33.3153|44.3661|Asia/Baghdad
        Tehran|Tehran|IR|35.6892|51.3889|Asia/Tehran
        Kuwait City|Al Asimah|KW|29.3697|47.9783|Asia/Kuwait
        Doha|Doha|QA|25.2867|51.5333|Asia/Qatar
        Manama|Capital|BH|26.2250|50.5775|Asia/Bahrain
        Riyadh|Riyadh|SA|24.6333|46.7167|Asia/Riyadh
        Jeddah|Mecca|SA|21.5433|39.1728|Asia/Riyadh
        Mecca|Mecca|SA|21.4225|39.8261|Asia/Riyadh
        Dubai|Dubai|AE|25.2631|55.2972|Asia/Dubai
        Abu Dhabi|Abu Dhabi|AE|24.4667|54.3667|Asia/Dubai
        Muscat|Muscat|OM|23.5880|58.4080|Asia/Muscat
        Kabul|Kabul|AF|34.5253|69.1783|Asia/Kabul
        Tashkent|Tashkent|UZ|41.3111|69.2797|Asia/Tashkent
        Almaty|Almaty|KZ|43.2400|76.9150|Asia/Almaty
        Astana|Astana|KZ|51.1333|71.4333|Asia/Almaty
        Bishkek|Bishkek|KG|42.8747|74.6122|Asia/Bishkek
        Karachi|Sindh|PK|24.8600|67.0100|Asia/Karachi
        Lahore|Punjab|PK|31.5497|74.3436|Asia/Karachi
        Islamabad|Islamabad|PK|33.6931|73.0639|Asia/Karachi
        New Delhi/Delhi|Delhi|IN|28.6139|77.2089|Asia/Kolkata
        Mumbai/Bombay|Maharashtra|IN|19.0761|72.8775|Asia/Kolkata
        Pune|Maharashtra|IN|18.5203|73.8567|Asia/Kolkata
        Bengaluru/Bangalore|Karnataka|IN|12.9789|77.5917|Asia/Kolkata
        Chennai/Madras|Tamil Nadu|IN|13.0825|80.2750|Asia/Kolkata
        Kolkata/Calcutta|West Bengal|IN|22.5675|88.3700|Asia/Kolkata
        Hyderabad|Telangana|IN|17.3617|78.4747|Asia/Kolkata
        Ahmedabad|Gujarat|IN|23.0225|72.5714|Asia/Kolkata
        Jaipur|Rajasthan|IN|26.9000|75.8000|Asia/Kolkata
        Kathmandu|Bagmati|NP|27.7100|85.3200|Asia/Kathmandu
        Thimphu|Thimphu|BT|27.4722|89.6361|Asia/Thimphu
        Dhaka|Dhaka|BD|23.7639|90.3889|Asia/Dhaka
        Colombo|Western|LK|6.9344|79.8428|Asia/Colombo
        Malé|Malé|MV|4.1753|73.5089|Indian/Maldives
        Yangon|Yangon|MM|16.7950|96.1600|Asia/Yangon
        Bangkok|Bangkok|TH|13.7525|100.4942|Asia/Bangkok
        Chiang Mai|Chiang Mai|TH|18.7953|98.9986|Asia/Bangkok
        Vientiane|Vientiane|LA|17.9667|102.6000|Asia/Vientiane
        Phnom Penh|Phnom Penh|KH|11.5694|104.9211|Asia/Phnom_Penh
        Hanoi|Hanoi|VN|21.0283|105.8542|Asia/Ho_Chi_Minh
        Ho Chi Minh City/Saigon|Ho Chi Minh City|VN|10.7756|106.7019|Asia/Ho_Chi_Minh
        Kuala Lumpur|Kuala Lumpur|MY|3.1478|101.6953|Asia/Kuala_Lumpur
        Singapore|Singapore|SG|1.2833|103.8333|Asia/Singapore
        Jakarta|Jakarta|ID|-6.1750|106.8275|Asia/Jakarta
        Denpasar|Bali|ID|-8.6500|115.2167|Asia/Makassar
        Manila|Metro Manila|PH|14.5958|120.9772|Asia/Manila
        Beijing/Peking|Beijing|CN|39.9067|116.3975|Asia/Shanghai
        Shanghai|Shanghai|CN|31.2286|121.4747|Asia/Shanghai
        Shenzhen|Guangdong|CN|22.5415|114.0596|Asia/Shanghai
        Guangzhou|Guangdong|CN|23.1300|113.2600|Asia/Shanghai
        Chengdu|Sichuan|CN|30.6600|104.0633|Asia/Shanghai
        Wuhan|Hubei|CN|30.5934|114.3046|Asia/Shanghai
        Xi’an|Shaanxi|CN|34.2650|108.9542|Asia/Shanghai
        Hong Kong|Hong Kong|HK|22.3000|114.2000|Asia/Hong_Kong
        Macau|Macau|MO|22.1900|113.5380|Asia/Macau
        Taipei|Taipei|TW|25.0375|121.5625|Asia/Taipei
        Seoul|Seoul|KR|37.5600|126.9900|Asia/Seoul
        Busan|Busan|KR|35.1796|129.0756|Asia/Seoul
        Pyongyang|Pyongyang|KP|39.0167|125.7475|Asia/Pyongyang
        Tokyo/Tokio|Tokyo|JP|35.6895|139.6917|Asia/Tokyo
        Yokohama|Kanagawa|JP|35.4443|139.6380|Asia/Tokyo
        Osaka|Osaka|JP|34.6939|135.5022|Asia/Tokyo
        Kyoto|Kyoto|JP|35.0116|135.7681|Asia/Tokyo
        Nagoya|Aichi|JP|35.1833|136.9000|Asia/Tokyo
        Sapporo|Hokkaido|JP|43.0619|141.3544|Asia/Tokyo
        Fukuoka|Fukuoka|JP|33.5903|130.4019|Asia/Tokyo
        Ulaanbaatar|Ulaanbaatar|MN|47.9203|106.9172|Asia/Ulaanbaatar
        Sydney|New South Wales|AU|-33.8688|151.2093|Australia/Sydney
        Melbourne|Victoria|AU|-37.8142|144.9631|Australia/Melbourne
        Brisbane|Queensland|AU|-27.4678|153.0281|Australia/Brisbane
        Perth|Western Australia|AU|-31.9559|115.8606|Australia/Perth
        Adelaide|South Australia|AU|-34.9275|138.6000|Australia/Adelaide
        Canberra|Australian Capital Territory|AU|-35.2931|149.1269|Australia/Sydney
        Hobart|Tasmania|AU|-42.8806|147.3250|Australia/Hobart
        Darwin|Northern Territory|AU|-12.4381|130.8411|Australia/Darwin
        Auckland|Auckland|NZ|-36.8492|174.7653|Pacific/Auckland
        Wellington|Wellington|NZ|-41.2889|174.7772|Pacific/Auckland
        Christchurch|Canterbury|NZ|-43.5310|172.6365|Pacific/Auckland
        Suva|Central|FJ|-18.1416|178.4419|Pacific/Fiji
        Port Moresby|National Capital|PG|-9.4789|147.1494|Pacific/Port_Moresby
        Cairo/Kairo|Cairo|EG|30.0444|31.2358|Africa/Cairo
        Alexandria|Alexandria|EG|31.1975|29.8925|Africa/Cairo
        Tripoli|Tripoli|LY|32.8872|13.1914|Africa/Tripoli
        Tunis|Tunis|TN|36.8008|10.1800|Africa/Tunis
        Algiers|Algiers|DZ|36.7539|3.0589|Africa/Algiers
        Casablanca|Casablanca-Settat|MA|33.5992|-7.6200|Africa/Casablanca
        Rabat|Rabat-Salé-Kénitra|MA|34.0253|-6.8361|Africa/Casablanca
        Marrakesh|Marrakesh-Safi|MA|31.6300|-8.0089|Africa/Casablanca
        Dakar|Dakar|SN|14.6928|-17.4467|Africa/Dakar
        Accra|Greater Accra|GH|5.5500|-0.2000|Africa/Accra
        Abidjan|Abidjan|CI|5.3364|-4.0267|Africa/Abidjan
        Lagos|Lagos|NG|6.4550|3.3841|Africa/Lagos
        Abuja|Abuja|NG|9.0667|7.4833|Africa/Lagos
        Khartoum|Khartoum|SD|15.6031|32.5265|Africa/Khartoum
        Addis Ababa|Addis Ababa|ET|9.0300|38.7400|Africa/Addis_Ababa
        Nairobi|Nairobi|KE|-1.2864|36.8172|Africa/Nairobi
        Mombasa|Mombasa|KE|-4.0500|39.6667|Africa/Nairobi
        Kampala|Kampala|UG|0.3136|32.5811|Africa/Kampala
        Kigali|Kigali|RW|-1.9439|30.0594|Africa/Kigali
        Dar es Salaam|Dar es Salaam|TZ|-6.8161|39.2803|Africa/Dar_es_Salaam
        Kinshasa|Kinshasa|CD|-4.3219|15.3119|Africa/Kinshasa
        Luanda|Luanda|AO|-8.8383|13.2344|Africa/Luanda
        Lusaka|Lusaka|ZM|-15.4167|28.2833|Africa/Lusaka
        Harare|Harare|ZW|-17.8292|31.0522|Africa/Harare
        Maputo|Maputo|MZ|-25.9667|32.5833|Africa/Maputo
        Windhoek|Khomas|NA|-22.5700|17.0836|Africa/Windhoek
        Gaborone|Gaborone|BW|-24.6581|25.9122|Africa/Gaborone
        Johannesburg|Gauteng|ZA|-26.2044|28.0456|Africa/Johannesburg
        Pretoria|Gauteng|ZA|-25.7461|28.1881|Africa/Johannesburg
        Cape Town|Western Cape|ZA|-33.9253|18.4239|Africa/Johannesburg
        Durban|KwaZulu-Natal|ZA|-29.8833|31.0500|Africa/Johannesburg
        Antananarivo|Analamanga|MG|-18.9100|47.5250|Indian/Antananarivo
        Port Louis|Port Louis|MU|-20.1644|57.5042|Indian/Mauritius
        New York/New York City/NYC/Manhattan|NY|US|40.7128|-74.0060|America/New_York
        Brooklyn|NY|US|40.6928|-73.9903|America/New_York
        Buffalo|NY|US|42.8864|-78.8784|America/New_York
        Boston|MA|US|42.3601|-71.0589|America/New_York
        Philadelphia|PA|US|39.9526|-75.1652|America/New_York
        Pittsburgh|PA|US|40.4406|-79.9959|America/New_York
        Washington/Washington DC|DC|US|38.9072|-77.0369|America/New_York
        Baltimore|MD|US|39.2904|-76.6122|America/New_York
        Charlotte|NC|US|35.2271|-80.8431|America/New_York
        Raleigh|NC|US|35.7796|-78.6382|America/New_York
        Atlanta|GA|US|33.7490|-84.3880|America/New_York
        Miami|FL|US|25.7617|-80.1918|America/New_York
        Orlando|FL|US|28.5384|-81.3789|America/New_York
        Tampa|FL|US|27.9506|-82.4572|America/New_York
        Nashville|TN|US|36.1627|-86.7816|America/Chicago
        New Orleans|LA|US|29.9511|-90.0715|America/Chicago
        Detroit|MI|US|42.3314|-83.0458|America/Detroit
        Cleveland|OH|US|41.4993|-81.6944|America/New_York
        Columbus|OH|US|39.9612|-82.9988|America/New_York
        Indianapolis|IN|US|39.7684|-86.1581|America/Indiana/Indianapolis
        Chicago|IL|US|41.8781|-87.6298|America/Chicago
        Milwaukee|WI|US|43.0389|-87.9065|America/Chicago
        Minneapolis|MN|US|44.9778|-93.2650|America/Chicago
        St. Louis/Saint Louis|MO|US|38.6270|-90.1994|America/Chicago
        Kansas City|MO|US|39.0997|-94.5786|America/Chicago
        Dallas|TX|US|32.7767|-96.7970|America/Chicago
        Houston|TX|US|29.7604|-95.3698|America/Chicago
        Austin|TX|US|30.2672|-97.7431|America/Chicago
        San Antonio|TX|US|29.4241|-98.4936|America/Chicago
        Denver|CO|US|39.7392|-104.9903|America/Denver
        Salt Lake City|UT|US|40.7608|-111.8910|America/Denver
        Albuquerque|NM|US|35.0844|-106.6504|America/Denver
        Phoenix|AZ|US|33.4484|-112.0740|America/Phoenix
        Las Vegas|NV|US|36.1699|-115.1398|America/Los_Angeles
        Los Angeles|CA|US|34.0522|-118.2437|America/Los_Angeles
        San Diego|CA|US|32.7157|-117.1611|America/Los_Angeles
        San Francisco|CA|US|37.7749|-122.4194|America/Los_Angeles
        Oakland|CA|US|37.8044|-122.2712|America/Los_Angeles
        San Jose|CA|US|37.3382|-121.8863|America/Los_Angeles
        Cupertino|CA|US|37.3230|-122.0322|America/Los_Angeles
        Palo Alto|CA|US|37.4419|-122.1430|America/Los_Angeles
        Mountain View|CA|US|37.3861|-122.0839|America/Los_Angeles
        Sunnyvale|CA|US|37.3688|-122.0363|America/Los_Angeles
        Redwood City|CA|US|37.4852|-122.2364|America/Los_Angeles
        Daly City|CA|US|37.6879|-122.4702|America/Los_Angeles
        Sacramento|CA|US|38.5816|-121.4944|America/Los_Angeles
        Portland|OR|US|45.5152|-122.6784|America/Los_Angeles
        Seattle|WA|US|47.6062|-122.3321|America/Los_Angeles
        Anchorage|AK|US|61.2181|-149.9003|America/Anchorage
        Honolulu|HI|US|21.3069|-157.8583|Pacific/Honolulu
        Toronto|ON|CA|43.6532|-79.3832|America/Toronto
        Ottawa|ON|CA|45.4215|-75.6972|America/Toronto
        Montreal/Montréal|QC|CA|45.5089|-73.5617|America/Toronto
        Quebec City/Québec|QC|CA|46.8139|-71.2081|America/Toronto
        Halifax|NS|CA|44.6475|-63.5906|America/Halifax
        Winnipeg|MB|CA|49.8844|-97.1464|America/Winnipeg
        Calgary|AB|CA|51.0500|-114.0667|America/Edmonton
        Edmonton|AB|CA|53.5344|-113.4903|America/Edmonton
        Vancouver|BC|CA|49.2606|-123.1140|America/Vancouver
        Mexico City/Ciudad de México|Mexico City|MX|19.4333|-99.1333|America/Mexico_City
        Guadalajara|Jalisco|MX|20.6767|-103.3475|America/Mexico_City
        Monterrey|Nuevo León|MX|25.6667|-100.3000|America/Monterrey
        Cancún|Quintana Roo|MX|21.1606|-86.8475|America/Cancun
        Havana/La Habana|Havana|CU|23.1367|-82.3589|America/Havana
        Kingston|Kingston|JM|17.9714|-76.7931|America/Jamaica
        Santo Domingo|National District|DO|18.4764|-69.8933|America/Santo_Domingo
        San Juan|San Juan|PR|18.4064|-66.0639|America/Puerto_Rico
        Guatemala City|Guatemala|GT|14.6133|-90.5353|America/Guatemala
        San Salvador|San Salvador|SV|13.6989|-89.1914|America/El_Salvador
        Tegucigalpa|Francisco Morazán|HN|14.1058|-87.2047|America/Tegucigalpa
        Managua|Managua|NI|12.1364|-86.2514|America/Managua
        San José|San José|CR|9.9325|-84.0800|America/Costa_Rica
        Panama City|Panamá|PA|8.9833|-79.5167|America/Panama
        Bogotá|Bogotá|CO|4.7111|-74.0722|America/Bogota
        Medellín|Antioquia|CO|6.2447|-75.5748|America/Bogota
        Caracas|Capital District|VE|10.4806|-66.9036|America/Caracas
        Quito|Pichincha|EC|-0.2200|-78.5125|America/Guayaquil
        Lima|Lima|PE|-12.0600|-77.0375|America/Lima
        Cusco|Cusco|PE|-13.5250|-71.9722|America/Lima
        La Paz|La Paz|BO|-16.4942|-68.1475|America/La_Paz
        Asunción|Asunción|PY|-25.3000|-57.6333|America/Asuncion
        Santiago|Santiago Metropolitan|CL|-33.4375|-70.6500|America/Santiago
        Valparaíso|Valparaíso|CL|-33.0461|-71.6197|America/Santiago
        Buenos Aires|Buenos Aires|AR|-34.6033|-58.3817|America/Argentina/Buenos_Aires
        Córdoba|Córdoba|AR|-31.4167|-64.1833|America/Argentina/Cordoba
        Montevideo|Montevideo|UY|-34.8836|-56.1819|America/Montevideo
        Brasília|Federal District|BR|-15.7939|-47.8828|America/Sao_Paulo
        São Paulo|São Paulo|BR|-23.5500|-46.6333|America/Sao_Paulo
        Rio de Janeiro|Rio de Janeiro|BR|-22.9111|-43.2056|America/Sao_Paulo
        Salvador|Bahia|BR|-12.9747|-38.4767|America/Bahia
        Recife|Pernambuco|BR|-8.0500|-34.9000|America/Recife
        Porto Alegre|Rio Grande do Sul|BR|-30.0328|-51.2300|America/Sao_Paulo
        Manaus|Amazonas|BR|-3.1000|-60.0167|America/Manaus
        """
}
