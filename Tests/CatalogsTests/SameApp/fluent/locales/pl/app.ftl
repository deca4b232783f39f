cart_title = Koszyk
# The button below the list.
cart_checkout = Przejdź do kasy
cart_greeting = Witaj, { $name }!
cart_items =
    { $count ->
        [one] { $count } rzecz
        [few] { $count } rzeczy
        [many] { $count } rzeczy razem
       *[other] { $count } rzeczy
    }
