<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name></name>
    <message id="cart_title">
        <source>Shopping cart</source>
        <translation>Koszyk</translation>
    </message>
    <message id="cart_checkout">
        <source>Proceed to checkout</source>
        <extracomment>The button below the list.</extracomment>
        <translation>Przejdź do kasy</translation>
    </message>
    <message id="cart_greeting">
        <source>Hello, %1!</source>
        <translation>Witaj, %1!</translation>
    </message>
    <message id="cart_items" numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n rzecz</numerusform>
            <numerusform>%n rzeczy</numerusform>
            <numerusform>%n rzeczy razem</numerusform>
        </translation>
    </message>
</context>
</TS>
