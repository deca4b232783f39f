// On Apple's systems Foundation has what is a module of its own on Linux: URLSession and its like.
@_exported public import FoundationNetworking
