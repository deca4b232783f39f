"""Saves pages of Django's and Wagtail's administration as their own server shows them, a file for each language, for
`rooms_public.py`.

    python3 Tests/Browser/public_servers.py FOLDER/rendered

Needs `pip install Django wagtail`.
"""
import os
import shutil
import sys

import django
from django.conf import settings

out = sys.argv[1]
LANGUAGES = {"en": "en", "de": "de", "fr": "fr", "ru": "ru", "ja": "ja", "pl": "pl", "es": "es", "it": "it", "zh_CN": "zh-hans",
             "nl": "nl", "tr": "tr", "pt_BR": "pt-br", "uk": "uk"}
settings.configure(
    SECRET_KEY="x", DEBUG=False, ALLOWED_HOSTS=["*"], ROOT_URLCONF=__name__, STATIC_URL="/static/", USE_TZ=True, SITE_ID=1,
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
    WAGTAIL_SITE_NAME="Example", WAGTAILADMIN_BASE_URL="http://example.com", DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    LANGUAGES=[(tag, tag) for tag in LANGUAGES.values()],
    PASSWORD_HASHERS=["django.contrib.auth.hashers.MD5PasswordHasher"],
    AUTH_PASSWORD_VALIDATORS=[{"NAME": f"django.contrib.auth.password_validation.{name}"} for name in [
        "UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator", "NumericPasswordValidator"]],
    INSTALLED_APPS=[
        "wagtail.contrib.forms", "wagtail.contrib.redirects", "wagtail.embeds", "wagtail.sites", "wagtail.users", "wagtail.snippets",
        "wagtail.documents", "wagtail.images", "wagtail.search", "wagtail.admin", "wagtail", "modelcluster", "taggit",
        "django.contrib.admin", "django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions", "django.contrib.sites",
        "django.contrib.redirects", "django.contrib.flatpages",
        "django.contrib.messages", "django.contrib.staticfiles"],
    TEMPLATES=[{"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True, "OPTIONS": {"context_processors": [
        "django.template.context_processors.request", "django.contrib.auth.context_processors.auth",
        "django.contrib.messages.context_processors.messages"]}}],
    MIDDLEWARE=["django.contrib.sessions.middleware.SessionMiddleware", "django.middleware.locale.LocaleMiddleware",
                "django.contrib.auth.middleware.AuthenticationMiddleware", "django.contrib.messages.middleware.MessageMiddleware"])
django.setup()
from django.contrib import admin
from django.contrib.auth import get_user_model
from django.contrib.auth.models import Group
from django.core.management import call_command
from django.test import Client
from django.urls import include, path
from wagtail.admin import urls as wagtailadmin_urls
from wagtail.documents import urls as wagtaildocs_urls

urlpatterns = [path("admin/", admin.site.urls), path("cms/", include(wagtailadmin_urls)), path("documents/", include(wagtaildocs_urls))]
call_command("migrate", verbosity=0)
user = get_user_model().objects.create_superuser("admin", "admin@example.com", "x")
Group.objects.create(name="Readers")
PAGES = {
    "django-login": (None, "/admin/login/"), "django-index": (user, "/admin/"), "django-users": (user, "/admin/auth/user/"),
    "django-add": (user, "/admin/auth/user/add/"), "django-user": (user, f"/admin/auth/user/{user.pk}/change/"),
    "django-password": (user, "/admin/password_change/"), "django-flatpage": (user, "/admin/flatpages/flatpage/add/"),
    "django-delete": (user, "/admin/auth/group/1/delete/"),
    "wagtail-login": (None, "/cms/login/"), "wagtail-home": (user, "/cms/"), "wagtail-pages": (user, "/cms/pages/2/"),
    "wagtail-users": (user, "/cms/users/"), "wagtail-site": (user, "/cms/sites/new/"),
    "wagtail-redirect": (user, "/cms/redirects/add/"), "wagtail-account": (user, "/cms/account/"), "wagtail-group": (user, "/cms/groups/edit/1/"),
    "wagtail-workflow": (user, "/cms/workflows/add/"),
}
for name, (who, address) in PAGES.items():
    for code, tag in LANGUAGES.items():
        client = Client()
        if who:
            client.force_login(who)
            from wagtail.users.models import UserProfile
            profile = UserProfile.get_for_user(who)
            profile.preferred_language = tag
            profile.save()
        answer = client.get(address, headers={"accept-language": tag}, follow=True)
        if answer.status_code != 200:
            print(name, code, answer.status_code, address)
            break
        folder = os.path.join(out, name)
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, code + ".html"), "w") as file:
            file.write(answer.content.decode())
from django.contrib.staticfiles import finders
static = os.path.join(out, "static")
for finder in finders.get_finders():
    for name, storage in finder.list([]):
        target = os.path.join(static, name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copy(storage.path(name), target)
