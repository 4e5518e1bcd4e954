/// Names and places, as facts: `name,latitude,longitude,rank,country`. Rank 1 is a city of the world, 4 one of its country; latitude and longitude in degrees.
extension WorldPlaces {
    static let cityText = """
        New York,40.71,-74.01,1,US;Los Angeles,34.05,-118.24,1,US;Chicago,41.88,-87.63,1,US;Houston,29.76,-95.37,2,US;Phoenix,33.45,-112.07,2,US
        Philadelphia,39.95,-75.17,3,US;San Antonio,29.42,-98.49,3,US;San Diego,32.72,-117.16,3,US;Dallas,32.78,-96.80,2,US;San Jose,37.34,-121.89,4,US
        Austin,30.27,-97.74,3,US;San Francisco,37.77,-122.42,1,US;Seattle,47.61,-122.33,2,US;Denver,39.74,-104.99,2,US;Washington,38.91,-77.04,2,US
        Boston,42.36,-71.06,2,US;Detroit,42.33,-83.05,3,US;Nashville,36.16,-86.78,3,US;Portland,45.52,-122.68,3,US;Las Vegas,36.17,-115.14,2,US
        Memphis,35.15,-90.05,4,US;Atlanta,33.75,-84.39,2,US;Miami,25.76,-80.19,1,US;New Orleans,29.95,-90.07,3,US;Minneapolis,44.98,-93.27,2,US
        Kansas City,39.10,-94.58,3,US;St. Louis,38.63,-90.20,3,US;Salt Lake City,40.76,-111.89,3,US;Cleveland,41.50,-81.69,4,US;Orlando,28.54,-81.38,4,US
        Tampa,27.95,-82.46,4,US;Charlotte,35.23,-80.84,4,US;Pittsburgh,40.44,-79.99,4,US;Cincinnati,39.10,-84.51,4,US;Sacramento,38.58,-121.49,4,US
        Albuquerque,35.08,-106.65,4,US;Anchorage,61.22,-149.90,2,US;Honolulu,21.31,-157.86,2,US;Boise,43.62,-116.20,4,US;Omaha,41.26,-95.93,4,US
        Cupertino,37.32,-122.03,5,US;Oakland,37.80,-122.27,5,US;Berkeley,37.87,-122.27,5,US;Palo Alto,37.44,-122.14,5,US;Mountain View,37.39,-122.08,5,US
        Toronto,43.65,-79.38,1,CA;Montréal,45.50,-73.57,2,CA;Vancouver,49.28,-123.12,1,CA;Calgary,51.05,-114.07,2,CA;Ottawa,45.42,-75.70,3,CA
        Edmonton,53.55,-113.49,3,CA;Winnipeg,49.90,-97.14,3,CA;Québec,46.81,-71.21,3,CA;Halifax,44.65,-63.57,3,CA;St. John's,47.56,-52.71,3,CA
        Yellowknife,62.45,-114.37,3,CA;Whitehorse,60.72,-135.06,3,CA;Mexico City,19.43,-99.13,1,MX;Guadalajara,20.67,-103.35,2,MX
        Monterrey,25.69,-100.32,2,MX;Tijuana,32.51,-117.04,4,MX;Cancún,21.16,-86.85,3,MX;Mérida,20.97,-89.62,4,MX;Guatemala City,14.63,-90.51,3,GT
        San Salvador,13.69,-89.22,4,SV;Tegucigalpa,14.07,-87.19,4,HN;Managua,12.11,-86.24,4,NI;San José,9.93,-84.08,3,CR;Panama City,8.98,-79.52,2,PA
        Havana,23.11,-82.37,2,CU;Kingston,18.02,-76.80,3,JM;Santo Domingo,18.49,-69.93,3,DO;Port-au-Prince,18.59,-72.31,4,HT;San Juan,18.47,-66.11,3,PR
        Bogotá,4.71,-74.07,1,CO;Medellín,6.24,-75.58,3,CO;Cali,3.45,-76.53,4,CO;Caracas,10.48,-66.90,2,VE;Maracaibo,10.64,-71.61,4,VE;Quito,-0.18,-78.47,2,EC
        Guayaquil,-2.19,-79.89,4,EC;Lima,-12.05,-77.04,1,PE;Cusco,-13.53,-71.97,4,PE;La Paz,-16.49,-68.12,2,BO;Santa Cruz,-17.78,-63.18,3,BO
        São Paulo,-23.55,-46.63,1,BR;Rio de Janeiro,-22.91,-43.17,1,BR;Brasília,-15.79,-47.88,2,BR;Salvador,-12.97,-38.50,2,BR;Fortaleza,-3.73,-38.53,3,BR
        Recife,-8.05,-34.88,3,BR;Belo Horizonte,-19.92,-43.94,3,BR;Manaus,-3.12,-60.02,2,BR;Belém,-1.46,-48.50,3,BR;Porto Alegre,-30.03,-51.23,3,BR
        Curitiba,-25.43,-49.27,4,BR;Buenos Aires,-34.60,-58.38,1,AR;Córdoba,-31.42,-64.18,3,AR;Mendoza,-32.89,-68.84,4,AR;Ushuaia,-54.80,-68.30,3,AR
        Montevideo,-34.90,-56.16,3,UY;Asunción,-25.26,-57.58,3,PY;Santiago,-33.45,-70.67,1,CL;Punta Arenas,-53.16,-70.92,4,CL;Antofagasta,-23.65,-70.40,4,CL
        Georgetown,6.80,-58.16,4,GY;Paramaribo,5.85,-55.20,4,SR;Nuuk,64.18,-51.72,2,GL;Reykjavík,64.15,-21.94,2,IS;London,51.51,-0.13,1,GB
        Birmingham,52.49,-1.89,3,GB;Manchester,53.48,-2.24,3,GB;Glasgow,55.86,-4.25,3,GB;Edinburgh,55.95,-3.19,3,GB;Liverpool,53.41,-2.98,4,GB
        Bristol,51.45,-2.59,4,GB;Belfast,54.60,-5.93,4,GB;Cambridge,52.21,0.12,5,GB;Oxford,51.75,-1.26,5,GB;Brighton,50.83,-0.14,5,GB;Dublin,53.35,-6.26,2,IE
        Cork,51.90,-8.47,4,IE;Paris,48.86,2.35,1,FR;Marseille,43.30,5.37,3,FR;Lyon,45.76,4.84,3,FR;Toulouse,43.60,1.44,3,FR;Nice,43.70,7.27,4,FR
        Nantes,47.22,-1.55,4,FR;Bordeaux,44.84,-0.58,3,FR;Strasbourg,48.57,7.75,4,FR;Lille,50.63,3.06,4,FR;Versailles,48.80,2.13,5,FR;Brussels,50.85,4.35,2,BE
        Antwerp,51.22,4.40,4,BE;Amsterdam,52.37,4.90,2,NL;Rotterdam,51.92,4.48,4,NL;Luxembourg,49.61,6.13,4,LU;Berlin,52.52,13.41,1,DE
        Hamburg,53.55,9.99,2,DE;Munich,48.14,11.58,2,DE;Cologne,50.94,6.96,3,DE;Frankfurt,50.11,8.68,2,DE;Stuttgart,48.78,9.18,4,DE;Leipzig,51.34,12.37,4,DE
        Dresden,51.05,13.74,4,DE;Potsdam,52.39,13.06,5,DE;Zürich,47.37,8.54,2,CH;Geneva,46.20,6.14,3,CH;Bern,46.95,7.45,4,CH;Vienna,48.21,16.37,2,AT
        Salzburg,47.81,13.04,4,AT;Innsbruck,47.27,11.39,4,AT;Prague,50.08,14.44,2,CZ;Brno,49.20,16.61,4,CZ;Bratislava,48.15,17.11,4,SK;Budapest,47.50,19.04,2,HU
        Warsaw,52.23,21.01,1,PL;Kraków,50.06,19.94,3,PL;Gdańsk,54.35,18.65,3,PL;Wrocław,51.11,17.03,4,PL;Vilnius,54.69,25.28,3,LT;Riga,56.95,24.11,3,LV
        Tallinn,59.44,24.75,3,EE;Helsinki,60.17,24.94,2,FI;Tampere,61.50,23.76,4,FI;Oulu,65.01,25.47,4,FI;Stockholm,59.33,18.07,1,SE;Göteborg,57.71,11.97,3,SE
        Malmö,55.60,13.00,4,SE;Kiruna,67.86,20.23,4,SE;Oslo,59.91,10.75,2,NO;Bergen,60.39,5.32,3,NO;Trondheim,63.43,10.40,3,NO;Tromsø,69.65,18.96,3,NO
        Copenhagen,55.68,12.57,2,DK;Aarhus,56.16,10.20,4,DK;Lisbon,38.72,-9.14,2,PT;Porto,41.15,-8.61,3,PT;Madrid,40.42,-3.70,1,ES;Barcelona,41.39,2.17,2,ES
        Valencia,39.47,-0.38,3,ES;Seville,37.39,-5.98,3,ES;Bilbao,43.26,-2.93,4,ES;Málaga,36.72,-4.42,4,ES;Rome,41.90,12.50,1,IT;Milan,45.46,9.19,2,IT
        Naples,40.85,14.27,3,IT;Turin,45.07,7.69,4,IT;Florence,43.77,11.26,3,IT;Venice,45.44,12.32,3,IT;Palermo,38.12,13.36,4,IT;Bologna,44.49,11.34,4,IT
        Athens,37.98,23.73,2,GR;Thessaloniki,40.64,22.94,4,GR;Sofia,42.70,23.32,3,BG;Bucharest,44.43,26.10,2,RO;Cluj-Napoca,46.77,23.60,4,RO
        Belgrade,44.79,20.45,3,RS;Zagreb,45.81,15.98,3,HR;Split,43.51,16.44,4,HR;Ljubljana,46.06,14.51,4,SI;Sarajevo,43.86,18.41,4,BA;Skopje,42.00,21.43,4,MK
        Tirana,41.33,19.82,4,AL;Chişinău,47.01,28.86,4,MD;Kyiv,50.45,30.52,1,UA;Lviv,49.84,24.03,3,UA;Odesa,46.48,30.72,3,UA;Kharkiv,49.99,36.23,3,UA
        Minsk,53.90,27.56,2,BY;Moscow,55.76,37.62,1,RU;St. Petersburg,59.93,30.34,2,RU;Novosibirsk,55.03,82.92,2,RU;Yekaterinburg,56.84,60.61,3,RU
        Kazan,55.79,49.11,3,RU;Samara,53.20,50.15,4,RU;Omsk,54.99,73.37,4,RU;Irkutsk,52.29,104.28,3,RU;Vladivostok,43.12,131.89,3,RU;Yakutsk,62.03,129.73,3,RU
        Murmansk,68.97,33.08,3,RU;Magadan,59.56,150.80,4,RU;Krasnoyarsk,56.01,92.87,4,RU;Sochi,43.60,39.73,4,RU;Istanbul,41.01,28.98,1,TR;Ankara,39.93,32.86,2,TR
        İzmir,38.42,27.14,3,TR;Antalya,36.90,30.71,4,TR;Tbilisi,41.72,44.79,3,GE;Yerevan,40.18,44.51,3,AM;Baku,40.41,49.87,3,AZ;Tehran,35.69,51.39,1,IR
        Mashhad,36.26,59.62,4,IR;Isfahan,32.65,51.67,4,IR;Baghdad,33.31,44.37,2,IQ;Basra,30.51,47.78,4,IQ;Damascus,33.51,36.29,3,SY;Beirut,33.89,35.50,3,LB
        Jerusalem,31.77,35.21,3,IL;Tel Aviv,32.09,34.78,3,IL;Amman,31.95,35.93,3,JO;Riyadh,24.71,46.68,1,SA;Jeddah,21.49,39.19,3,SA;Mecca,21.39,39.86,4,SA
        Kuwait City,29.38,47.99,3,KW;Doha,25.29,51.53,3,QA;Dubai,25.20,55.27,1,AE;Abu Dhabi,24.45,54.38,4,AE;Muscat,23.59,58.41,3,OM;Sana'a,15.37,44.19,3,YE
        Cairo,30.04,31.24,1,EG;Alexandria,31.20,29.92,4,EG;Luxor,25.69,32.64,4,EG;Tripoli,32.89,13.19,3,LY;Benghazi,32.12,20.09,4,LY;Tunis,36.81,10.18,3,TN
        Algiers,36.75,3.06,2,DZ;Casablanca,33.57,-7.59,2,MA;Marrakesh,31.63,-7.99,3,MA;Rabat,34.02,-6.84,4,MA;Nouakchott,18.08,-15.98,4,MR;Dakar,14.72,-17.47,2,SN
        Bamako,12.64,-8.00,3,ML;Niamey,13.51,2.11,4,NE;N'Djamena,12.13,15.06,3,TD;Khartoum,15.50,32.56,2,SD;Asmara,15.32,38.93,4,ER;Addis Ababa,9.03,38.74,1,ET
        Djibouti,11.59,43.15,4,DJ;Mogadishu,2.05,45.32,3,SO;Nairobi,-1.29,36.82,1,KE;Mombasa,-4.04,39.67,4,KE;Kampala,0.35,32.58,3,UG;Kigali,-1.94,30.06,4,RW
        Dar es Salaam,-6.79,39.21,2,TZ;Dodoma,-6.16,35.75,4,TZ;Kinshasa,-4.44,15.27,1,CD;Lubumbashi,-11.66,27.48,3,CD;Brazzaville,-4.26,15.24,4,CG
        Libreville,0.42,9.47,4,GA;Yaoundé,3.85,11.50,3,CM;Douala,4.05,9.77,4,CM;Lagos,6.52,3.38,1,NG;Abuja,9.06,7.50,3,NG;Kano,12.00,8.52,4,NG;Accra,5.60,-0.19,2,GH
        Abidjan,5.36,-4.01,3,CI;Ouagadougou,12.37,-1.52,4,BF;Conakry,9.64,-13.58,4,GN;Freetown,8.48,-13.23,4,SL;Monrovia,6.30,-10.80,4,LR;Luanda,-8.84,13.23,2,AO
        Lusaka,-15.39,28.32,3,ZM;Harare,-17.83,31.05,3,ZW;Lilongwe,-13.96,33.79,4,MW;Maputo,-25.97,32.57,3,MZ;Windhoek,-22.56,17.08,3,NA;Gaborone,-24.63,25.92,4,BW
        Johannesburg,-26.20,28.05,1,ZA;Cape Town,-33.92,18.42,1,ZA;Durban,-29.86,31.02,3,ZA;Pretoria,-25.75,28.19,4,ZA;Antananarivo,-18.88,47.51,2,MG
        Tashkent,41.30,69.24,2,UZ;Samarkand,39.65,66.96,4,UZ;Ashgabat,37.96,58.33,4,TM;Dushanbe,38.56,68.79,4,TJ;Bishkek,42.87,74.57,4,KG;Almaty,43.24,76.89,2,KZ
        Astana,51.17,71.45,3,KZ;Kabul,34.56,69.21,2,AF;Kandahar,31.63,65.71,4,AF;Karachi,24.86,67.00,1,PK;Lahore,31.52,74.36,3,PK;Islamabad,33.68,73.05,3,PK
        New Delhi,28.61,77.21,1,IN;Mumbai,19.08,72.88,1,IN;Bengaluru,12.97,77.59,1,IN;Chennai,13.08,80.27,2,IN;Kolkata,22.57,88.36,2,IN;Hyderabad,17.39,78.49,3,IN
        Ahmedabad,23.02,72.57,3,IN;Pune,18.52,73.86,4,IN;Jaipur,26.91,75.79,4,IN;Lucknow,26.85,80.95,4,IN;Kochi,9.93,76.27,4,IN;Kathmandu,27.72,85.32,3,NP
        Thimphu,27.47,89.64,4,BT;Dhaka,23.81,90.41,1,BD;Colombo,6.93,79.86,2,LK;Yangon,16.87,96.20,2,MM;Mandalay,21.96,96.09,4,MM;Bangkok,13.76,100.50,1,TH
        Chiang Mai,18.79,98.99,4,TH;Phuket,7.89,98.40,4,TH;Vientiane,17.98,102.63,4,LA;Phnom Penh,11.56,104.92,3,KH;Hanoi,21.03,105.85,2,VN
        Ho Chi Minh City,10.82,106.63,2,VN;Da Nang,16.05,108.21,4,VN;Kuala Lumpur,3.14,101.69,2,MY;Singapore,1.35,103.82,1,SG;Jakarta,-6.21,106.85,1,ID
        Surabaya,-7.26,112.75,3,ID;Medan,3.60,98.67,4,ID;Makassar,-5.15,119.43,4,ID;Denpasar,-8.65,115.22,4,ID;Manila,14.60,120.98,1,PH;Cebu City,10.32,123.89,4,PH
        Davao City,7.19,125.46,4,PH;Port Moresby,-9.44,147.18,3,PG;Taipei,25.03,121.57,2,TW;Hong Kong,22.32,114.17,1,HK;Guangzhou,23.13,113.26,2,CN
        Shenzhen,22.54,114.06,4,CN;Shanghai,31.23,121.47,1,CN;Beijing,39.90,116.41,1,CN;Tianjin,39.34,117.36,4,CN;Chongqing,29.56,106.55,3,CN;Chengdu,30.57,104.07,2,CN
        Wuhan,30.59,114.31,2,CN;Xi'an,34.34,108.94,3,CN;Nanjing,32.06,118.80,4,CN;Harbin,45.80,126.53,3,CN;Shenyang,41.81,123.43,4,CN;Kunming,24.88,102.83,3,CN
        Lhasa,29.65,91.17,3,CN;Ürümqi,43.83,87.62,2,CN;Ulaanbaatar,47.89,106.91,2,MN;Pyongyang,39.04,125.76,4,KP;Seoul,37.57,126.98,1,KR;Busan,35.18,129.08,3,KR
        Tokyo,35.68,139.69,1,JP;Yokohama,35.44,139.64,5,JP;Osaka,34.69,135.50,2,JP;Kyoto,35.01,135.77,4,JP;Nagoya,35.18,136.91,4,JP;Sapporo,43.06,141.35,2,JP
        Fukuoka,33.59,130.40,3,JP;Hiroshima,34.39,132.46,4,JP;Sendai,38.27,140.87,4,JP;Naha,26.21,127.68,3,JP;Sydney,-33.87,151.21,1,AU;Melbourne,-37.81,144.96,2,AU
        Brisbane,-27.47,153.03,2,AU;Perth,-31.95,115.86,1,AU;Adelaide,-34.93,138.60,3,AU;Darwin,-12.46,130.84,3,AU;Cairns,-16.92,145.77,4,AU;Hobart,-42.88,147.33,4,AU
        Alice Springs,-23.70,133.88,3,AU;Canberra,-35.28,149.13,4,AU;Auckland,-36.85,174.76,1,NZ;Wellington,-41.29,174.78,3,NZ;Christchurch,-43.53,172.64,3,NZ
        Suva,-18.14,178.44,3,FJ;Nouméa,-22.27,166.46,4,NC;Papeete,-17.54,-149.57,3,PF;Apia,-13.83,-171.77,4,WS
        """

    /// `name,latitude,longitude,rank,country`, as the cities; the rank says from which zoom the name has room.
    static let countryText = """
        United States,39.5,-98.5,1,US;Canada,57.5,-105,1,CA;Mexico,23.8,-102.2,2,MX;Guatemala,15.6,-90.4,4,GT;Honduras,14.8,-86.5,4,HN;Nicaragua,12.9,-85,4,NI
        Costa Rica,10,-84.2,5,CR;Panama,8.5,-80.9,4,PA;Cuba,21.9,-79,3,CU;Jamaica,18.15,-77.3,5,JM;Haiti,19.1,-72.6,5,HT;Dominican Republic,18.9,-70.5,4,DO
        El Salvador,13.75,-88.9,5,SV;Belize,17.2,-88.7,5,BZ;The Bahamas,24.3,-76.3,5,BS;Colombia,3.9,-73,2,CO;Venezuela,7.1,-66,3,VE;Guyana,4.8,-58.9,4,GY
        Suriname,4.1,-55.9,4,SR;Ecuador,-1.4,-78.4,3,EC;Peru,-9.5,-75.2,2,PE;Bolivia,-16.7,-64.5,3,BO;Brazil,-10.5,-52.5,1,BR;Paraguay,-23.3,-58.4,4,PY
        Uruguay,-32.8,-56,4,UY;Argentina,-35.4,-65.2,1,AR;Chile,-30.5,-70.8,3,CL;Greenland,73.5,-41,2,GL;Iceland,64.9,-18.6,3,IS;United Kingdom,53.4,-1.8,2,GB
        Ireland,53.1,-8,3,IE;France,46.6,2.5,2,FR;Spain,40,-3.5,2,ES;Portugal,39.6,-8,4,PT;Germany,51,10.2,2,DE;Netherlands,52.3,5.6,4,NL;Belgium,50.6,4.6,5,BE
        Switzerland,46.8,8.2,4,CH;Austria,47.5,14.3,4,AT;Italy,42.8,12.6,2,IT;Czechia,49.8,15.4,4,CZ;Poland,52,19.3,3,PL;Slovakia,48.7,19.5,5,SK;Hungary,47.1,19.4,4,HU
        Romania,45.9,24.9,3,RO;Bulgaria,42.7,25.3,4,BG;Serbia,44.1,20.8,5,RS;Croatia,45.4,15.9,5,HR;Slovenia,46.1,14.7,5,SI;Bosnia and Herzegovina,44.2,17.7,5,BA
        Albania,41.1,20.1,5,AL;North Macedonia,41.6,21.7,5,MK;Greece,39.3,22.2,3,GR;Türkiye,39,35.2,2,TR;Ukraine,49.1,31.4,2,UA;Moldova,47.2,28.5,5,MD
        Belarus,53.5,28,3,BY;Lithuania,55.3,23.9,4,LT;Latvia,56.9,25.4,4,LV;Estonia,58.7,25.6,4,EE;Finland,63.5,26.3,2,FI;Sweden,62.5,15.7,2,SE;Norway,61.2,8.6,2,NO
        Denmark,56,9.2,4,DK;Russia,62,96,1,RU;Georgia,42.1,43.6,4,GE;Armenia,40.3,44.9,5,AM;Azerbaijan,40.4,47.7,4,AZ;Kazakhstan,48.2,67.3,2,KZ
        Uzbekistan,41.7,63.6,3,UZ;Turkmenistan,39.1,59.4,4,TM;Kyrgyzstan,41.4,74.6,4,KG;Tajikistan,38.6,71,5,TJ;Afghanistan,33.9,66.2,3,AF;Pakistan,29.9,69.3,2,PK
        India,22.9,79.3,1,IN;Nepal,28.3,83.9,4,NP;Bhutan,27.4,90.4,5,BT;Bangladesh,24.1,89.9,4,BD;Sri Lanka,7.6,80.7,4,LK;Myanmar,21.2,96.5,3,MM;Thailand,15.4,101.3,3,TH
        Laos,19.2,102.9,4,LA;Cambodia,12.7,104.9,4,KH;Vietnam,14,108.3,3,VN;Malaysia,3.9,102.4,3,MY;Indonesia,-2,113.5,1,ID;Philippines,12.3,122.7,2,PH
        Papua New Guinea,-6.3,144.4,3,PG;China,35.3,103.8,1,CN;Mongolia,46.9,103.4,2,MN;North Korea,40.2,127.1,4,KP;South Korea,36.4,127.9,3,KR;Japan,36.9,138.6,2,JP
        Taiwan,23.8,121,4,TW;Australia,-25,134,1,AU;New Zealand,-43.3,171.5,2,NZ;Fiji,-17.8,178,5,FJ;New Caledonia,-21.3,165.5,5,NC;Solomon Islands,-9.5,160.2,5,SB
        Iran,32.5,54.3,2,IR;Iraq,33.1,43.3,3,IQ;Syria,35,38.4,4,SY;Jordan,30.9,36.7,5,JO;Israel,31,34.9,5,IL;Lebanon,33.9,35.9,5,LB;Saudi Arabia,24.1,44.6,2,SA
        Yemen,15.8,47.3,3,YE;Oman,20.6,56.5,4,OM;United Arab Emirates,23.7,54.2,4,AE;Qatar,25.3,51.2,5,QA;Kuwait,29.3,47.6,5,KW;Egypt,26.6,29.8,2,EG
        Libya,27,17.6,2,LY;Tunisia,34.2,9.5,4,TN;Algeria,28.2,2.7,1,DZ;Morocco,31.9,-6.3,3,MA;Western Sahara,24.6,-13.4,4,EH;Mauritania,19.8,-10.3,3,MR;Mali,18.4,-3,3,ML
        Niger,17.4,9.4,3,NE;Chad,15.4,18.7,3,TD;Sudan,15.9,30,2,SD;South Sudan,7.4,30.2,4,SS;Eritrea,15.9,38.4,5,ER;Ethiopia,8.6,39.4,2,ET;Somalia,4.8,45.9,3,SO
        Kenya,0.5,37.9,3,KE;Uganda,1.3,32.4,4,UG;Tanzania,-6.4,34.8,3,TZ;Rwanda,-2,29.9,5,RW;Burundi,-3.4,29.9,5,BI;Democratic Republic of the Congo,-3,23.6,2,CD
        Republic of the Congo,-0.8,15.2,5,CG;Gabon,-0.6,11.7,4,GA;Cameroon,5.7,12.6,4,CM;Central African Republic,6.6,20.7,4,CF;Nigeria,9.5,8.1,2,NG;Benin,9.5,2.3,5,BJ
        Togo,8.5,1,5,TG;Ghana,7.8,-1.2,4,GH;Ivory Coast,7.5,-5.6,4,CI;Burkina Faso,12.3,-1.8,4,BF;Liberia,6.4,-9.4,5,LR;Sierra Leone,8.5,-11.8,5,SL;Guinea,10.6,-10.9,5,GN
        Senegal,14.6,-14.5,4,SN;Angola,-12.3,17.6,2,AO;Zambia,-13.6,27.8,3,ZM;Malawi,-13.2,34.2,5,MW;Mozambique,-17.9,35.8,3,MZ;Zimbabwe,-19,29.8,4,ZW
        Namibia,-21.9,17.2,3,NA;Botswana,-22.2,23.8,4,BW;South Africa,-30.2,23.7,2,ZA;Lesotho,-29.6,28.2,5,LS;Madagascar,-19.4,46.7,3,MG;Antarctica,-80,20,1,AQ
        """

    static let waterText = """
        Pacific Ocean,-10,-140,1,;Pacific Ocean,25,165,1,;Atlantic Ocean,28,-45,1,;Atlantic Ocean,-25,-15,1,;Indian Ocean,-20,80,1,;Arctic Ocean,82,170,1,
        Southern Ocean,-62,-120,1,;Mediterranean Sea,34.8,18,3,;Caribbean Sea,15,-74,3,;Gulf of Mexico,25,-90.5,3,;Hudson Bay,59.5,-85.5,3,;North Sea,56.3,3.2,4,
        Baltic Sea,57.2,19.6,5,;Black Sea,43.2,34.3,4,;Caspian Sea,41.8,50.8,4,;Red Sea,20.5,38.3,4,;Arabian Sea,15.5,63.5,2,;Bay of Bengal,14,88.5,2,
        South China Sea,13.5,114.5,3,;East China Sea,29,125.3,4,;Sea of Japan,40,134.8,3,;Sea of Okhotsk,53.5,148.5,3,;Bering Sea,58,-178,2,;Philippine Sea,19,132,3,
        Coral Sea,-17.5,153.5,3,;Tasman Sea,-38.5,160.5,2,;Gulf of Alaska,57.5,-145.5,3,;Labrador Sea,59,-53.5,3,;Norwegian Sea,67.5,3,3,;Barents Sea,73.5,40,3,
        Kara Sea,75.5,70,4,;Laptev Sea,76.5,126,3,;Beaufort Sea,73,-139,3,;Baffin Bay,73.5,-66,4,;Gulf of Guinea,1.5,2.5,3,;Timor Sea,-11.5,126.5,4,
        """
}
