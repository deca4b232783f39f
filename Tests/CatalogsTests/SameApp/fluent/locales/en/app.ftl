cart_title = Shopping cart
# The button below the list.
cart_checkout = Proceed to checkout
cart_greeting = Hello, { $name }!
cart_items =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
