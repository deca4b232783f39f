cart_title = سلة التسوق
# The button below the list.
cart_checkout = إتمام الشراء
cart_greeting = مرحبًا، { $name }!
cart_items =
    { $count ->
        [zero] لا عناصر
        [one] عنصر واحد
        [two] عنصران
        [few] { $count } عناصر
        [many] { $count } عنصرًا
       *[other] { $count } عنصر
    }
