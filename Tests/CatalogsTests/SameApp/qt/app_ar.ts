<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name></name>
    <message id="cart_title">
        <source>Shopping cart</source>
        <translation>سلة التسوق</translation>
    </message>
    <message id="cart_checkout">
        <source>Proceed to checkout</source>
        <extracomment>The button below the list.</extracomment>
        <translation>إتمام الشراء</translation>
    </message>
    <message id="cart_greeting">
        <source>Hello, %1!</source>
        <translation>مرحبًا، %1!</translation>
    </message>
    <message id="cart_items" numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>لا عناصر</numerusform>
            <numerusform>عنصر واحد</numerusform>
            <numerusform>عنصران</numerusform>
            <numerusform>%n عناصر</numerusform>
            <numerusform>%n عنصرًا</numerusform>
            <numerusform>%n عنصر</numerusform>
        </translation>
    </message>
</context>
</TS>
