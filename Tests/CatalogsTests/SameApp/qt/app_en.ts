<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name></name>
    <message id="cart_title">
        <source>Shopping cart</source>
        <translation>Shopping cart</translation>
    </message>
    <message id="cart_checkout">
        <source>Proceed to checkout</source>
        <extracomment>The button below the list.</extracomment>
        <translation>Proceed to checkout</translation>
    </message>
    <message id="cart_greeting">
        <source>Hello, %1!</source>
        <translation>Hello, %1!</translation>
    </message>
    <message id="cart_items" numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n item</numerusform>
            <numerusform>%n items</numerusform>
        </translation>
    </message>
</context>
</TS>
