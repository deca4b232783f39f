cart_title = Warenkorb
# The button below the list.
cart_checkout = Weiter zur Kasse
cart_greeting = Hallo, { $name }!
cart_items =
    { $count ->
        [one] { $count } Artikel
       *[other] { $count } Artikel insgesamt
    }
