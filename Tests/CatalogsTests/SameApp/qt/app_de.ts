<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name></name>
    <message id="cart_title">
        <source>Shopping cart</source>
        <translation>Warenkorb</translation>
    </message>
    <message id="cart_checkout">
        <source>Proceed to checkout</source>
        <extracomment>The button below the list.</extracomment>
        <translation>Weiter zur Kasse</translation>
    </message>
    <message id="cart_greeting">
        <source>Hello, %1!</source>
        <translation>Hallo, %1!</translation>
    </message>
    <message id="cart_items" numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%n Artikel</numerusform>
            <numerusform>%n Artikel insgesamt</numerusform>
        </translation>
    </message>
</context>
</TS>
